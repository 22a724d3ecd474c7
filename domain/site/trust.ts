/** What the trust page counts in a month, in the order of the page. */
export const trustFigures = ['checked', 'agreed', 'complaints', 'settled_in_time', 'removed', 'returned', 'barred', 'found'] as const
export type TrustFigure = (typeof trustFigures)[number]
