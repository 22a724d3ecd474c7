/** When a number is best called. A family that chooses none is called at any time of the day. */
export const bestTimes = ['MORNING', 'AFTERNOON', 'EVENING', 'HOLIDAYS'] as const
export type BestTime = (typeof bestTimes)[number]
