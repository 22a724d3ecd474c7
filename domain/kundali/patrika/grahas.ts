/** The nine grahas, in the order in which a patrika lists them. */
export const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type Graha = (typeof grahas)[number]
