/** Every key of the browser's storage. Only this file reads, writes and removes them. */
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
  registrationFacts: 'registration_facts',
  profileDraft: 'profile_draft',
  profileCompleted: 'profile_completed',
  profileSavedAt: 'profile_saved_at',
  onLoadAsked: 'on_load_asked',
  welcome: 'welcome',
  letters: 'letters',
  listView: 'list_view',
  device: 'device',
  biodata: 'own_biodata',
  visits: 'visits',
  installHint: 'install_hint',
  pushOffered: 'push_offered',
  passkeyOffered: 'passkey_offered',
} as const
type StorageKey = (typeof keys)[keyof typeof keys]

/** The keys of a tab's own storage, which ends with the tab. */
export const tabKeys = {
  profilePhones: 'profile_phones',
  visit: 'visit',
  paymentFrom: 'payment_from',
  paymentNext: 'payment_next',
} as const
type TabKey = (typeof tabKeys)[keyof typeof tabKeys]

// The site works with storage switched off. It only forgets.
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
    // Storage is full or switched off. Nothing stored here is worth an error to the member.
  }
}

export function remove(...gone: StorageKey[]): void {
  try {
    for (const key of gone) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

export function readOfTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeOfTab(key: TabKey, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // As above.
  }
}

export function removeOfTab(key: TabKey): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** Removes what this tab stored, because searches and scroll positions reveal what a member looked at. */
export function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // As above.
  }
}

/** The database that holds the key of the remembered password. */
export const rememberedKeyDatabase = 'remember'

/** Deletes the key together with the password that it decrypts. */
function dropRememberedKey(): void {
  try {
    indexedDB.deleteDatabase(rememberedKeyDatabase)
  } catch {
    // A browser without IndexedDB has no key either.
  }
}

/** Removes the password that Remember Me stored, and its key. */
export function forgetRememberedPassword(): void {
  remove(keys.rememberedPassword)
  dropRememberedKey()
}

/** Removes all but the language, how lists are drawn, the browser's mark and what it was asked: those are the browser's, not the member's. */
export function clearAll(): void {
  const survivors = [keys.language, keys.listView, keys.device, keys.passkeyOffered].map(
    key => [key, read(key)] as const,
  )
  dropRememberedKey()
  clearTab()
  try {
    localStorage.clear()
  } catch {
    return
  }
  for (const [key, value] of survivors) if (value) write(key, value)
}
