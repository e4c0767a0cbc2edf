/** Which edition lies on the table: a few cards say something else in each. */
export const box = $state({ edition: 'revised' });
