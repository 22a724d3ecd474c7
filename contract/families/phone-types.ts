/** Whose number it is, as the wire spells it. */
export const phoneTypes = [
  'FATHER',
  'MOTHER',
  'CANDIDATE',
  'BROTHER',
  'SISTER',
  'KAKA',
  'KAKI',
  'MAMA',
  'MAMI',
  'MAVSHI',
  'AATTYA',
  'COUSIN_BROTHER',
  'COUSINE_SISTER',
  'FRIEND',
  'OTHER',
] as const
export type PhoneType = (typeof phoneTypes)[number]
