/**
 * Two pictures on one page must not share an id. A drawing marks the paints that are its own with an `@`
 * (`id="@sky"`, `url(#@sky)`); whoever shows it puts a prefix in place of the mark.
 */
export const scoped = (art: string, prefix: string): string => art.replaceAll('@', `${prefix}-`);
