/** Every name under which this browser keeps something. Read, written and removed here alone. */
export const keys = {
  accessToken: 'access_token',
  gender: 'gender',
  subscribed: 'is_membership_subscribed',
  tab: 'current_tab',
  userId: 'user_id',
  contact: 'contact',
  language: 'language',
  product: 'product',
  company: 'company',
  userType: 'user_type',
  rememberedEmail: 'remember_email',
  rememberedMobile: 'remember_mobile',
  rememberedCountry: 'remember_country_code',
  rememberedDialCode: 'remember_dial_code',
  rememberedPassword: 'remember_password',
  registrationDraft: 'registration_draft',
  profileCompleted: 'profile_completed',
  letters: 'letters',
} as const
export type StorageKey = (typeof keys)[keyof typeof keys]

// A browser with storage switched off still shows the site; it only forgets.
export function read(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function write(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Full or switched off: nothing here is worth an error to the member.
  }
}

export function remove(...gone: StorageKey[]): void {
  try {
    for (const key of gone) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** Forgets everything but the language, which is how the page speaks and not whose it is. */
export function clearAll(): void {
  const language = read(keys.language)
  try {
    localStorage.clear()
  } catch {
    return
  }
  if (language) write(keys.language, language)
}
