import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { choiceLists, expectationLists, type ListName, residenceLists } from '#contract/choice-lists.ts'
import { formatAbroad, formatMangal, formatPatrikaMatch } from '#domain/format/answers.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { missing, orMissing } from '#domain/format/missing.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { optionsQuery } from '#web/api/option-lists.ts'
import { useLanguage } from '#web/ui/language.ts'
import {
  type FormPath,
  type ProfileForm,
  phonesPath,
  propertiesPath,
  relativesPath,
  siblingsPath,
} from './edit/profile-form.ts'
import { OptionName } from './OptionName.tsx'

const numberOf = (text: string) => (text === '' ? null : Number(text))
const height = (value: string, language: Language) => formatHeight(numberOf(value), language)
const year = (value: string, language: Language) => (value === '' ? missing : digits(language, value))

const formats: Readonly<Record<string, (value: string, language: Language) => string>> = {
  dob: formatDay,
  height,
  annual_income: (value, language) => formatIncome(numberOf(value), language),
  birth_time: formatBirthTime,
  is_mangal: formatMangal,
  ready_to_move_abrod: formatAbroad,
  'expectation.patrika_match': formatPatrikaMatch,
  'expectation.height_from': height,
  'expectation.height_to': height,
  'expectation.birth_year_from': year,
  'expectation.birth_year_to': year,
}

const withPrefix = (prefix: string, lists: Readonly<Record<string, ListName>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [`${prefix}${name}`, list]))
const lists: Readonly<Record<string, ListName>> = {
  ...choiceLists,
  ...withPrefix('family_details.', residenceLists),
  ...withPrefix('expectation.', expectationLists),
}

const joined = (texts: readonly string[]) => orMissing(texts.filter(Boolean).join(', '))

/** One field of a biodata as a family reads it. */
export function FieldValue({ path, form }: { path: FormPath; form: ProfileForm }): ReactNode {
  const language = useLanguage()
  if (path === siblingsPath) return joined(form[path].map(({ name }) => name))
  if (path === relativesPath)
    return joined(form[path].map(({ surname, goan }) => [surname, goan].filter(Boolean).join(' - ')))
  if (path === phonesPath) return joined(form[path].map(({ phone }) => phone))
  if (path === propertiesPath) return joined(form[path].map(({ details }) => details))
  const value = form[path]
  const list = lists[path]
  if (typeof value !== 'string') return list ? <OptionNames list={list} ids={value} /> : joined(value)
  if (list) return <OptionName list={list} id={value || null} />
  return orMissing(formats[path]?.(value, language) ?? value)
}

/** All of a list is said in one word by the page that offers it; here every chosen name stands. */
function OptionNames({ list, ids }: { list: ListName; ids: readonly string[] }) {
  const { data } = useQuery({ ...optionsQuery(list), enabled: ids.length > 0 })
  if (ids.length === 0) return missing
  const names = data?.filter(({ uuid }) => ids.includes(uuid)).map(({ name }) => name)
  return names ? joined(names) : missing
}
