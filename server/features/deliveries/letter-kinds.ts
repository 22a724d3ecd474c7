import type { Schema } from '#server/db/schema.ts'

export type DeliveryKind = Schema['deliveries']['kind']
/** What is told as a letter of its own, at any hour and whatever the family chose. */
export type LetterKind = Exclude<DeliveryKind, 'notice'>

const untilMorning: ReadonlySet<LetterKind> = new Set(['restored', 'contact_unreachable'])
/** Whether it may wait at quiet hours. A warning may not. */
export const canWaitForMorning = (kind: LetterKind): boolean => untilMorning.has(kind)
