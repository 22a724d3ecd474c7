import { keys, read, remove } from '#web/api/storage.ts'

const draftLifetimeMs = 24 * 60 * 60 * 1000

export const clearRegistrationDraft = () => remove(keys.registrationDraft)

/** Others use the same browser, so a draft is kept for a day alone. */
const isFresh = (at: unknown): boolean => typeof at === 'number' && Math.abs(Date.now() - at) < draftLifetimeMs

/**
 * The draft as it is stored, or null where there is none, it is too old, or something else wrote there. The landing page
 * asks for it, so it knows nothing of the form, which brings the telephone numbers of every country.
 */
export function readStoredDraft(): { form: unknown; step: unknown } | null {
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
