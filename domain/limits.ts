/** Limits that server and web share, and fixed choices. The length limits of fields are in `contract/max-length.ts`. */
export const minPasswordLength = 6
/** The lengths of a code that verifies a contact, and of one that opens an account, where four digits could be guessed. */
export const contactCodeLength = 4
export const accessCodeLength = 6
/** The wait before another code can be requested. */
export const resendWaitSeconds = 30
/** Longer than for members, because a staff login opens every family's record. */
export const minStaffPassword = 10
/** An idle office session ends after these minutes, and every office session after these hours. */
export const officeIdleMinutes = 30
export const officeSessionHours = 12
export const yearsOfBirth = 74
export const minimumAge = { F: 18, M: 21 } as const
export const maximumAge = 100
export type Gender = keyof typeof minimumAge

/** The largest file that is accepted at all. Only a photo of a registration may be as large. */
export const photoMaxBytes = 10 * 1024 * 1024
/** The limit of every other photo of a member, which the page crops and shrinks first. */
export const memberPhotoMaxBytes = 400 * 1024
export const photosPerMember = 2
/** A photo as the page crops it before sending: its tallest shape, width over height, and its largest size. */
export const framedPhoto = { tallest: 0.5, longestWidth: 1080, maxBytes: memberPhotoMaxBytes } as const
/** The shape and size of a couple's photo beside its story. */
export const couplePhoto = { aspect: 4 / 3, longestWidth: 1080, maxBytes: 900 * 1024 } as const

/** Relatives beyond their limit are ignored. Too many rows of any other kind are refused. */
export const relativesPerFamily = 5
export const siblingsPerFamily = 3
export const phonesPerFamily = 10
export const propertiesPerFamily = 20
export const degreesExpected = 5
/** How many empty rows a form shows before the reader adds another. */
export const phoneSlots = 3

export const pageSize = 20
/** Only this many members of a search result have a position. A larger result should be narrowed. */
export const storedResultSize = 2000
export const heightsCm = [
  139, 142, 144, 147, 149, 152, 154, 157, 160, 162, 165, 167, 170, 172, 175, 177, 180, 182, 185, 187, 190, 192, 195,
  198, 200, 203, 205, 208, 210, 213,
] as const

/** One person acts for so many profiles at most: an agent is no parent. A trigger holds it too. */
export const mostProfiles = 4
/** The passkeys of one person. A trigger holds it. */
export const mostPasskeys = 10
