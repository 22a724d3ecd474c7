/** The most points that the eight kootas give together. */
export const maxTotal = 36
