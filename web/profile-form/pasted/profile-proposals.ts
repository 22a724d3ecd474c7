import { type ProfilePath, profileFields } from '#contract/profile-fields.ts'
import type { BiodataField, Reading } from '#domain/families/biodata-text/reading.ts'
import { formatMangal } from '#domain/format/answers.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { ganName, nadiName, nakshatraName, raasName } from '#domain/kundali/names.ts'
import type { Bilingual } from '#domain/words/bilingual.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { plainDigits } from '#domain/words/digits.ts'
import { laterPaths } from '#web/access/pasted-biodata/later.ts'
import { findOption, fitted, type Proposal, type Proposed } from '#web/access/pasted-biodata/proposal.ts'
import type { ListOption } from '#web/api/option-lists.ts'
import { limitOf } from '../fields/limit-hint.ts'
import type { ProfileForm } from '../profile-form.ts'

export const profileLists = ['RAAS', 'NAKSHTRA', 'GAN', 'NADI', 'DEVAK', 'district'] as const
export type ReadProfileLists = Record<(typeof profileLists)[number], readonly ListOption[]>

/** Fields with an entry of a list. Stars are read as codes, which have a name in each language. */
const listed: Partial<
  Record<BiodataField, { list: (typeof profileLists)[number]; names?: Readonly<Record<string, Bilingual>> }>
> = {
  raas: { list: 'RAAS', names: raasName },
  nakshatra: { list: 'NAKSHTRA', names: nakshatraName },
  gan: { list: 'GAN', names: ganName },
  nadi: { list: 'NADI', names: nadiName },
  devak: { list: 'DEVAK' },
  birthPlace: { list: 'district' },
}

/** Whether a registration asked for it, so that the profile has it. */
const isOfRegistration = ({ field }: Reading): boolean =>
  !(field in laterPaths) && field !== 'brothers' && field !== 'sisters'

interface Value {
  value: string
  shown: string
  isSure: boolean
  also?: Readonly<Record<string, string>>
}

interface Given {
  readings: readonly Reading[]
  lists: ReadProfileLists
  readCharans: (nakshatraId: string) => Promise<readonly ListOption[]>
  form: ProfileForm
  language: Language
}

/** What was read, as the form of a profile has it. What the form has already is left out, and what it has otherwise is asked. */
export async function profileProposals({ readings, lists, readCharans, form, language }: Given): Promise<Proposed> {
  const proposals: Proposal[] = []
  const known = readings.filter(isOfRegistration)
  for (const reading of readings) {
    const path = laterPaths[reading.field]
    const found = path && (await readValue(reading, path))
    if (!path || !found) continue
    known.push(...readings.filter(({ field }) => field === 'charan' && found.also?.charan_id))
    if (form[path] === found.value && !found.also) {
      known.push(reading)
      continue
    }
    const { start, end } = reading
    const label = profileFields[path].label[language === 'mr' ? 1 : 0]
    const isNew = form[path] === ''
    proposals.push({ field: path, label, start, end, ...found, isSure: reading.isSure && found.isSure && isNew })
  }
  return { proposals, known }

  async function readValue({ field, value }: Reading, path: ProfilePath): Promise<Value | null> {
    const inList = listed[field]
    if (inList) {
      const names = inList.names?.[value]
      const options = lists[inList.list]
      const found = names
        ? (findOption(names.en, options) ?? findOption(names.mr, options))
        : findOption(value, options)
      if (!found) return null
      const { uuid, name } = found.option
      const read = { value: uuid, shown: name, isSure: found.isSure }
      return field === 'nakshatra' ? withCharan(read) : read
    }
    if (field === 'birthTime') {
      const time = `${value}:00`
      return { value: time, shown: formatBirthTime(time, language), isSure: true }
    }
    if (field === 'mangal') return { value, shown: formatMangal(value, language), isSure: true }
    if (field === 'charan') return null
    const text = fitted(value, limitOf(path))
    return { value: text.value, shown: text.value, isSure: text.isWhole }
  }

  /** A charan belongs to its nakshatra, so that nobody says yes to one without the other. */
  async function withCharan(read: Value): Promise<Value> {
    const charan = readings.find(({ field }) => field === 'charan')
    const charans = charan ? await readCharans(read.value) : []
    const found = charans.find(({ name }) => plainDigits(name) === charan?.value)
    const id = found?.uuid ?? (form.nakshatra_id === read.value ? form.charan_id : '')
    if (form.nakshatra_id === read.value && form.charan_id === id) return read
    const label = profileFields.charan_id.label[language === 'mr' ? 1 : 0]
    return {
      ...read,
      shown: found ? `${read.shown}, ${label} ${found.name}` : read.shown,
      isSure: read.isSure && (charan?.isSure ?? true),
      also: { charan_id: id },
    }
  }
}
