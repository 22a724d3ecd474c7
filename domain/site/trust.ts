/** What the trust page counts in a month, in the order of the page. */
export const trustFigures = [
  'checked',
  'agreed',
  'complaints',
  'settled_in_time',
  'removed',
  'returned',
  'barred',
  'recalled',
  'found',
] as const
/** What became of the grievances of a month, as rule 3 of the IT Rules asks. They are counted exactly: a number of complaints names nobody. */
export const grievanceFigures = ['received', 'settled', 'open'] as const
export type GrievanceFigure = (typeof grievanceFigures)[number]

export type TrustFigure = (typeof trustFigures)[number]
