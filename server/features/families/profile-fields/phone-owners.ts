import type { PhoneType } from '#contract/families/phone-types.ts'

/** Whose number it is, as the wire spells it. The wire spells one owner differently from our columns. */
export const presentPhoneOwner = (stored: string): PhoneType =>
  (stored === 'COUSIN_SISTER' ? 'COUSINE_SISTER' : stored) as PhoneType
export const storedPhoneOwner = (type: PhoneType): string => (type === 'COUSINE_SISTER' ? 'COUSIN_SISTER' : type)
