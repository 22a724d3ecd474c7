import { registration } from '#contract/access/sign-up.ts'
import { maxLength } from '#contract/max-length.ts'
import type { Reading } from '#domain/families/biodata-text/reading.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { heightInWords } from '#domain/format/height.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import type { ListOption } from '#web/api/option-lists.ts'
import { educationGroupIn } from '../education-group.ts'
import { ruleBroken } from '../form-errors.ts'
import type { RegistrationField } from '../sign-up/registration.ts'
import { signUpNames } from '../sign-up/sign-up-payload.ts'
import { registerWords } from '../sign-up/words.ts'
import { findOption, fitted, type Proposal } from './proposal.ts'

export const listsToRead = ['MARITAL_STATUS', 'EDUCATION_GROUP', 'work-location', 'district', 'taluka'] as const
export type ReadLists = Record<(typeof listsToRead)[number], readonly ListOption[]>

const fields: readonly string[] = Object.keys(signUpNames)
const limits: Partial<Record<string, number>> = maxLength
/** The names of the list in both languages: a page has them in its own alone. */
const statusNames: Readonly<Record<string, readonly [string, string]>> = {
  UNMARRIED: ['Unmarried', 'अविवाहित'],
  DIVORCED: ['Divorced', 'घटस्फोटित'],
  DIVORCED_WITH_CHILDREN: ['Divorced, with children', 'घटस्फोटित, मुले आहेत'],
  WIDOWED: ['Widowed', 'जोडीदाराचे निधन'],
  WIDOWED_WITH_CHILDREN: ['Widowed, with children', 'जोडीदाराचे निधन, मुले आहेत'],
  AWAITING_DIVORCE: ['Awaiting divorce', 'घटस्फोट प्रलंबित'],
  ANNULLED: ['Marriage annulled', 'विवाह रद्द झालेला'],
}

/** What was read, as the form of a registration has it. A reading that the form would refuse is left out. */
export function proposalsOf(readings: readonly Reading[], lists: ReadLists, language: Language): Proposal[] {
  const words = registerWords(language)
  const proposals: Proposal[] = []
  const propose = (field: RegistrationField, reading: Reading, value: string, shown = value, isSure = true) => {
    const { value: fitting, isWhole } = fitted(value, limits[signUpNames[field]])
    if (field !== 'confirmPassword' && ruleBroken(registration.shape[signUpNames[field]], fitting)) return
    const { start, end } = reading
    proposals.push({
      field,
      label: words[field],
      value: fitting,
      shown: isWhole ? shown : fitting,
      start,
      end,
      isSure: reading.isSure && isSure && isWhole,
    })
  }
  const proposeOption = (field: RegistrationField, reading: Reading, found: ReturnType<typeof findOption>) => {
    if (found) propose(field, reading, found.option.uuid, found.option.name, found.isSure)
  }
  const of = (field: Reading['field']) => readings.find(reading => reading.field === field)

  for (const reading of readings) {
    const { field, value } = reading
    if (field === 'firstName' || field === 'middleName' || field === 'lastName') propose(field, reading, value)
    else if (field === 'education') proposeEducation(reading)
    else if (field === 'gender') propose(field, reading, value, value === 'F' ? words.bride : words.groom)
    else if (field === 'birthDate') propose(field, reading, value, formatLongDay(value, language))
    else if (field === 'height') propose(field, reading, value, heightInWords(Number(value), language))
    else if (field === 'annualIncome') propose(field, reading, value, `₹${groupedDigits(language, Number(value))}`)
    else if (field === 'maritalStatus') proposeOption(field, reading, findStatus(value))
    else if (field === 'nativeVillage' || field === 'residenceVillage') propose(field, reading, value)
    else if (field === 'residenceTaluka') proposeOption(field, reading, findOption(value, lists.taluka))
    else if (field === 'email') propose(field, reading, value)
    else if (field === 'mobile') propose(field, reading, value)
    else if (field === 'workPlace') proposeWork(reading)
  }
  proposeNative()
  const isOnly = (field: string) => proposals.filter(one => one.field === field).length === 1
  return proposals
    .map(one => ({ ...one, isSure: one.isSure && isOnly(one.field) }))
    .sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field))

  function findStatus(code: string): ReturnType<typeof findOption> {
    const named = (statusNames[code] ?? []).flatMap(name => lists.MARITAL_STATUS.filter(option => option.name === name))
    return named[0] ? { option: named[0], isSure: true } : null
  }
  /** The group goes with the education, so that nobody is asked for it. */
  function proposeEducation(reading: Reading) {
    propose('education', reading, reading.value)
    const last = proposals.at(-1)
    const educationGroup = educationGroupIn(lists.EDUCATION_GROUP, reading.value)
    if (last?.field === 'education' && educationGroup) last.also = { educationGroup }
  }
  /** The last name of a place is the city: Hinjewadi, Pune. */
  function proposeWork(reading: Reading) {
    const parts = reading.value.split(',').map(part => part.trim())
    proposeOption('workTaluka', reading, findOption(parts.at(-1) ?? '', lists['work-location']))
    propose('workVillage', reading, parts[0] ?? '', parts[0], parts.length <= 2)
  }
  /** A taluka shows its district, and a district tells talukas of one name apart. */
  function proposeNative() {
    const [taluka, district] = [of('nativeTaluka'), of('nativeDistrict')]
    const inDistrict = district ? findOption(district.value, lists.district) : null
    const talukas = inDistrict ? lists.taluka.filter(one => one.district_uuid === inDistrict.option.uuid) : lists.taluka
    const found = taluka ? findOption(taluka.value, talukas) : null
    if (district && inDistrict) proposeOption('nativeDistrict', district, inDistrict)
    else if (taluka && found?.option.district_uuid)
      propose('nativeDistrict', taluka, found.option.district_uuid, found.option.district, found.isSure)
    if (taluka) proposeOption('nativeTaluka', taluka, found)
  }
}
