/** Limits that both sides hold to, and the choices that are fixed. How long a field may be stands in the contract. */
export const minPasswordLength = 6
/** The digits of a code that verifies a contact, and of one that opens an account: four would be guessed over many of them. */
export const contactCodeLength = 4
export const accessCodeLength = 6
/** Before another code can be asked for. */
export const resendWaitSeconds = 30
/** Longer than a member's: a staff login opens every family's record. */
export const minStaffPassword = 10
/** A session of the office that nobody uses ends after this many minutes, and every one after these hours. */
export const officeIdleMinutes = 30
export const officeSessionHours = 12
export const yearsOfBirth = 74
export const minimumAge = { F: 18, M: 21 } as const
export const maximumAge = 100
export type Gender = keyof typeof minimumAge

/** The largest file that is taken in at all; a photo of a registration may be as large. */
export const photoMaxBytes = 10 * 1024 * 1024
/** Every other photo of a member, which the page frames and makes smaller first. */
export const memberPhotoMaxBytes = 400 * 1024
export const photosPerMember = 2
/** A photo as the page frames it before it is sent: its tallest shape, width over height, and what it may weigh. */
export const framedPhoto = { tallest: 0.5, longestWidth: 1080, maxBytes: memberPhotoMaxBytes } as const
/** The same for the photo of a couple beside its story. */
export const couplePhoto = { aspect: 4 / 3, longestWidth: 1080, maxBytes: 900 * 1024 } as const

/** Relatives beyond the last place are left out; more of the others are refused. */
export const relativesPerFamily = 5
export const siblingsPerFamily = 3
export const phonesPerFamily = 10
export const propertiesPerFamily = 20
export const degreesExpected = 5
/** How many places a form offers before one asks for another. */
export const phoneSlots = 3

export const pageSize = 20
/** Only this many members of a search result have a position; a larger result should be narrowed. */
export const storedResultSize = 2000
export const heightsCm = [
  139, 142, 144, 147, 149, 152, 154, 157, 160, 162, 165, 167, 170, 172, 175, 177, 180, 182, 185, 187, 190, 192, 195,
  198, 200, 203, 205, 208, 210, 213,
] as const
