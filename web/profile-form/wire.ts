import type { EditedRecord } from '#contract/families/editable-profile.ts'
import type { SentProfile } from '#contract/families/edited-profile.ts'
import { expectationListNames } from '#contract/site/choice-lists.ts'
import { formsRead } from '#web/second-script/second-forms.ts'
import {
  type FormPath,
  type PhoneRow,
  type ProfileForm,
  phonesPath,
  propertiesPath,
  type RelativeRow,
  relativesPath,
  siblingsPath,
  type TextPath,
  textPaths,
  type WishPath,
  wishPath,
} from './profile-form.ts'

type Nested = Readonly<Record<string, unknown>>
const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Nested | undefined)?.[name], record)
const asText = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'number' || typeof value === 'string' ? String(value) : ''

type Read = Parameters<typeof formsRead>[0]
const withFormsRead = <R extends { second_script?: Read }>(row: R) => ({
  ...row,
  second_script: formsRead(row.second_script),
})

export function formOf(member: EditedRecord): ProfileForm {
  const { family_details: family, expectation } = member
  const whole = {
    ...withFormsRead(member),
    family_details: withFormsRead(family),
    expectation: withFormsRead(expectation),
  }
  const texts = Object.fromEntries(textPaths.map(path => [path, asText(valueAt(whole, path))])) as Record<
    TextPath,
    string
  >
  const wishes = Object.fromEntries(expectationListNames.map(list => [wishPath(list), expectation[list]])) as Record<
    WishPath,
    string[]
  >
  return {
    ...texts,
    ...wishes,
    [siblingsPath]: family.family_members.map(sibling => ({
      ...sibling,
      birth_year: asText(sibling.birth_year),
      height: asText(sibling.height),
      second_script: formsRead(sibling.second_script),
    })),
    [relativesPath]: family.relatives.map(withFormsRead),
    [phonesPath]: (family.familty_phone_numbers ?? []).map(({ is_hidden: _hidden, ...phone }) => ({
      ...phone,
      best_time: phone.best_time ?? '',
    })),
    [propertiesPath]: member.user_properties.map(withFormsRead),
  }
}

export const isEmptyPhone = ({ phone, type }: PhoneRow) => phone === '' && type === ''
export const isEmptyRelative = ({ surname, goan }: RelativeRow) => surname === '' && goan === ''
const degreesIn = (text: string) =>
  text
    .split(/[,،;\n]/)
    .map(degree => degree.trim())
    .filter(Boolean)

const withUuid = <R extends { uuid: string }>({ uuid, ...row }: R) => ({ ...row, ...(uuid && { uuid }) })

/** The body of a save. Empty rows are left out, and so are fields that this form does not show. */
export function sentOf(form: ProfileForm, version: number, withheld: readonly FormPath[] = []): SentProfile {
  const all: [path: string, value: unknown][] = [
    ...textPaths.map(path => [path, form[path]] as [string, unknown]),
    ...expectationListNames.map(list => [wishPath(list), form[wishPath(list)]] as [string, unknown]),
    ['expectation.expected_educations', degreesIn(form['expectation.expected_educations'])],
    [siblingsPath, form[siblingsPath]],
    [relativesPath, form[relativesPath].filter(row => !isEmptyRelative(row))],
    [phonesPath, form[phonesPath].filter(row => row.phone !== '').map(withUuid)],
    [propertiesPath, form[propertiesPath].map(withUuid)],
    ['devak', form.devak_id],
  ]
  const values = all.filter(([path]) => !withheld.some(one => one === path))
  const within = (part: string) =>
    Object.fromEntries(
      values.flatMap(([path, value]) => {
        const name = path.startsWith(`${part}.`) ? path.slice(part.length + 1) : '.'
        return name.includes('.') ? [] : [[name, value]]
      }),
    )
  // The second forms of a part stand within it, one level deeper.
  const withForms = (part: string) => ({ ...within(part), second_script: within(`${part}.second_script`) })
  const own = Object.fromEntries(values.filter(([path]) => !path.includes('.')))
  // The cast is safe, because the schema of the call parses this, here and on the server.
  return {
    ...own,
    second_script: within('second_script'),
    family_details: withForms('family_details'),
    registered_mobile: within('registered_mobile'),
    expectation: withForms('expectation'),
    version,
  } as never
}

/** The index of a row in the form, from its index among the rows that were sent. */
function placeInForm<R>(rows: readonly R[], isSent: (row: R) => boolean, at: number): number {
  const sentPlaces = rows.flatMap((row, place) => (isSent(row) ? [place] : []))
  return sentPlaces[at] ?? at
}

/** Renames errors to the paths of the form, where the second row that was sent may be the third. */
export function errorsInForm(errors: Readonly<Record<string, string>>, form: ProfileForm): Record<string, string> {
  const moved = Object.entries(errors).map(([path, error]) => {
    const row = /^(.*?)\.(\d+)\.(.+)$/.exec(path)
    if (!row) return [path, error]
    const [, list = '', at = '', name = ''] = row
    if (list === phonesPath)
      return [`${list}.${placeInForm(form[phonesPath], phone => phone.phone !== '', Number(at))}.${name}`, error]
    if (list === relativesPath)
      return [
        `${list}.${placeInForm(form[relativesPath], relative => !isEmptyRelative(relative), Number(at))}.${name}`,
        error,
      ]
    return [path, error]
  })
  return Object.fromEntries(moved)
}
