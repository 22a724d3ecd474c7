export const nearnesses = ['taluka', 'district', 'division'] as const
export type Nearness = (typeof nearnesses)[number]

export const picksAtOnce = 10
export const maxPickNote = 300
