import { keys, read, remove } from '#web/api/storage.ts'

const draftLifetimeMs = 24 * 60 * 60 * 1000

export const clearRegistrationDraft = () => remove(keys.registrationDraft)

/** Others may use the same browser, so a draft lasts only a day. */
export const isFresh = (at: unknown): boolean => typeof at === 'number' && Math.abs(Date.now() - at) < draftLifetimeMs

/**
 * The stored draft, or null if there is none, it is too old or it is no draft. The landing page calls this, so it does not
 * import the form, which would load the telephone numbers of every country.
 */
export function readStoredDraft(): { form: unknown; step: unknown; facts?: unknown } | null {
  try {
    const draft: unknown = JSON.parse(read(keys.registrationDraft) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('form' in draft) || !('step' in draft)) return null
    if ('at' in draft && isFresh(draft.at)) return draft
    clearRegistrationDraft()
    return null
  } catch {
    return null
  }
}
