/** The colour of each seat: Okabe and Ito's, which nobody confuses; never without a shape or a dash beside it. */
export const INKS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'] as const;
