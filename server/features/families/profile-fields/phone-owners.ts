import type { PhoneType } from '#contract/families/phone-types.ts'

/** Whose number it is. The wire spells one relation differently from us. */
export const presentRelation = (relation: string): PhoneType =>
  (relation === 'COUSIN_SISTER' ? 'COUSINE_SISTER' : relation) as PhoneType
export const relationOf = (type: PhoneType): string => (type === 'COUSINE_SISTER' ? 'COUSIN_SISTER' : type)
