/** Why a member is found. */
export interface FoundBy {
  by: 'REGISTRATION_NO' | 'FIRST_NAME' | 'MIDDLE_NAME' | 'SURNAME' | 'MOBILE' | 'PHONE' | 'EMAIL'
  /** Whose number it is, among those of the family. */
  relation?: string
}
export interface FoundMember {
  id: string
  why: FoundBy[]
}
