import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { Language } from '#domain/words/catalogue.ts'
import type { Choice } from '#web/ui/matching.ts'

/** Two lowercase letters, as on the wire. */
export type Country = string
export const homeCountry: Country = 'in'

/** India and the countries where most families have relatives come first in the list. */
const near = ['IN', 'AE', 'AU', 'CA', 'DE', 'GB', 'SG', 'US']

const supported = new Set<string>(getCountries())
const codeOf = (country: Country) => country.toUpperCase() as CountryCode
export const isCountry = (country: string) => supported.has(country.toUpperCase())

export const dialCodeOf = (country: Country) => `+${getCountryCallingCode(codeOf(country))}`

export function countryChoices(language: Language): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const choices = getCountries().map(code => ({
    value: code.toLowerCase(),
    label: names.of(code) ?? code,
    detail: dialCodeOf(code),
  }))
  const rank = (choice: Choice) => {
    const place = near.indexOf(choice.value.toUpperCase())
    return place < 0 ? near.length : place
  }
  return choices.sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, language))
}
