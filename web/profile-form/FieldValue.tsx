import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatField } from '#contract/field-value.ts'
import { isProfilePath, profileFields } from '#contract/profile-fields.ts'
import { expectationLists, type ListName } from '#contract/site/choice-lists.ts'
import { formatPatrikaMatch } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { missing, orMissing } from '#domain/format/missing.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { optionsQuery } from '#web/api/option-lists.ts'
import { useLanguage } from '#web/ui/language.ts'
import { OptionName } from './OptionName.tsx'
import {
  type FormPath,
  type ProfileForm,
  phonesPath,
  propertiesPath,
  relativesPath,
  siblingsPath,
} from './profile-form.ts'

const height = (value: string, language: Language) => formatHeight(Number(value), language)
const year = (value: string, language: Language) => digits(language, value)

/** The expectations, each with its own format. The other fields are formatted by their kinds. */
const formats: Readonly<Record<string, (value: string, language: Language) => string>> = {
  'expectation.patrika_match': formatPatrikaMatch,
  'expectation.height_from': height,
  'expectation.height_to': height,
  'expectation.birth_year_from': year,
  'expectation.birth_year_to': year,
}

function listOf(path: FormPath): ListName | undefined {
  if (!isProfilePath(path)) return wishes[path]
  const field = profileFields[path]
  return field.kind === 'choice' ? field.list : undefined
}
const wishes: Readonly<Record<string, ListName>> = Object.fromEntries(
  Object.entries(expectationLists).map(([name, list]) => [`expectation.${name}`, list]),
)

/** The separator is no comma, because many of these texts contain commas. */
const joined = (texts: readonly string[]) => orMissing(texts.filter(Boolean).join(' · '))

/** The value of one field of a biodata, as a family reads it. */
export function FieldValue({ path, form }: { path: FormPath; form: ProfileForm }): ReactNode {
  const language = useLanguage()
  if (path === siblingsPath) return joined(form[path].map(({ name }) => name))
  if (path === relativesPath)
    return joined(form[path].map(({ surname, goan }) => [surname, goan].filter(Boolean).join(' - ')))
  if (path === phonesPath) return joined(form[path].map(({ phone }) => phone))
  if (path === propertiesPath)
    return joined(form[path].map(({ details, place }) => [details, place].filter(Boolean).join(' - ')))
  const value = form[path]
  const list = listOf(path)
  if (typeof value !== 'string') return list ? <OptionNames list={list} ids={value} /> : joined(value)
  if (list) return <OptionName list={list} id={value || null} />
  if (isProfilePath(path)) return formatField(path, value, language)
  return orMissing(value && (formats[path]?.(value, language) ?? value))
}

/** Every chosen name is listed. Only the form that offers a list abbreviates a choice of all. */
function OptionNames({ list, ids }: { list: ListName; ids: readonly string[] }) {
  const { data } = useQuery({ ...optionsQuery(list), enabled: ids.length > 0 })
  if (ids.length === 0) return missing
  const names = data?.filter(({ uuid }) => ids.includes(uuid)).map(({ name }) => name)
  return names ? joined(names) : missing
}
