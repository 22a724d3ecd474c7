import { type FormField, type FormTable, formsReadBy, type ReadForms } from '#contract/families/second-script.ts'
import { languageOf } from '#domain/families/both-scripts/language-of.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { SecondScript } from '#server/db/schema.ts'

/** The confirmed second forms of a row, on their way out. What has none has no key. */

/**
 * Makes the function that presents the second forms of these fields, of a row's `second_script`. Most rows of a list have few
 * and some none, so that it looks at the row first.
 */
export function presenterOfForms<F extends string>(table: FormTable, names: readonly F[]) {
  const fields = names.flatMap(name => {
    const field = table[name]
    return field ? [{ name, column: field.column }] : []
  })
  return (forms: SecondScript | null | undefined): { second_script?: ReadForms<F> } => {
    if (!forms) return {}
    const read: { [L in Language]?: Record<string, string> } = {}
    for (const { name, column } of fields) {
      const form = forms[column]
      if (form === undefined) continue
      const language = languageOf(form) ?? 'en'
      read[language] ??= {}
      read[language][name] = form
    }
    return read.mr || read.en ? { second_script: read as ReadForms<F> } : {}
  }
}

/** The same for those whom these readers read. */
export const formsPresenter = <T extends FormTable>(table: T, ...readers: readonly FormField['readBy'][]) =>
  presenterOfForms(table, formsReadBy(table, ...readers))

/** A row with the forms of this language in place of what was typed, for a sentence or a name that the server composes. */
export function rowIn<R extends { second_script: SecondScript | null }>(language: Language, row: R): R {
  const forms = Object.entries(row.second_script ?? {}).filter(
    ([column, form]) => column in row && languageOf(form) === language,
  )
  return forms.length === 0 ? row : { ...row, ...Object.fromEntries(forms) }
}

interface NamedRow {
  first_name: string | null
  middle_name?: string | null
  last_name: string | null
  second_script: SecondScript | null
}

/** The name as a page in this language shows it: one text, for staff and sentences. */
export function nameIn(language: Language, named: NamedRow): string {
  const { first_name, middle_name, last_name } = rowIn(language, named)
  return [first_name, middle_name, last_name].filter(Boolean).join(' ')
}

const otherLanguage = { en: 'mr', mr: 'en' } as const
/** The same name in the other script, where the family has confirmed it. */
export function otherNameIn<R extends NamedRow>(language: Language, named: R): R | null {
  const forms = named.second_script ?? {}
  const hasOne = ['first_name', 'middle_name', 'last_name'].some(name => forms[name] !== undefined)
  return hasOne ? rowIn(otherLanguage[language], named) : null
}
