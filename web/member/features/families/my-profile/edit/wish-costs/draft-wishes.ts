import type { ProfileForm } from '#web/profile-form/profile-form.ts'

/** Some proxies between a phone and the server refuse a longer address. */
const longestAddress = 6_000

/** The wishes in the form that can be counted, or null where there are none. */
export function draftWishes(form: ProfileForm): Record<string, string> | null {
  const texts = {
    birth_year_from: form['expectation.birth_year_from'],
    birth_year_to: form['expectation.birth_year_to'],
    height_from: form['expectation.height_from'],
    height_to: form['expectation.height_to'],
    patrika_match: form['expectation.patrika_match'] === 'Y' ? 'Y' : '',
    marital_status: form['expectation.marital_status'].join(),
    working_city: form['expectation.working_city'].join(),
    native_district: form['expectation.native_district'].join(),
  }
  const written = Object.entries(texts).filter(([, text]) => text !== '')
  return written.length > 0 ? Object.fromEntries(written) : null
}

export const isTooLong = (draft: Record<string, string>): boolean =>
  new URLSearchParams(draft).toString().length > longestAddress
