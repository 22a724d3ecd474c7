export const nearnesses = ['taluka', 'district', 'division'] as const
export type Nearness = (typeof nearnesses)[number]

export const picksAtOnce = 10
/** So many of the best candidates are ticked at first. */
export const picksOffered = 3
export const maxPickNote = 300
