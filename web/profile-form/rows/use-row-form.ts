import { type RefObject, useState } from 'react'
import type { z } from 'zod'
import { fieldMessage } from '#contract/field-words.ts'
import { rulesOfIssues } from '#contract/issues.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { formsAfter, type SecondForms, type ShownForms, withShown } from '#web/second-script/second-forms.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'

/** The errors of a row by the names of its fields. The schema is the one that parses the save. */
function rowErrors(schema: z.ZodType, row: unknown, language: Language): Record<string, string> {
  const { error } = schema.safeParse(row)
  if (!error) return {}
  return Object.fromEntries(
    Object.entries(rulesOfIssues(error)).map(([name, rule]) => [name, fieldMessage(language, rule)]),
  )
}

export interface RowForm<R> {
  row: R
  change: (changed: Partial<R>) => void
  /** Error messages by the name of the field. */
  errors: Readonly<Record<string, string>>
  around: RefObject<HTMLDivElement | null>
  /** The suggestions for the other script that were shown. */
  shown: ShownForms
  /** The row with the suggestions that were shown. */
  confirmed: () => R
  /** Whether the row is valid. Otherwise its errors are shown and the first one gets the focus. */
  check: () => boolean
}

/** The fields of one row in a popup, checked by the schema that parses the save. `sent` gives the row as it is sent. */
export function useRowForm<R extends { second_script: SecondForms }>(
  initial: R,
  schema: z.ZodType,
  sent = (row: R): object => row,
): RowForm<R> {
  const language = useLanguage()
  const [row, setRow] = useState(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [shown] = useState<ShownForms>(() => new Map())
  const [around, focusFirstError] = useErrorFocus()
  return {
    row,
    change(changed) {
      setRow(formsAfter(row, changed))
      setErrors(now => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))))
    },
    errors,
    around,
    shown,
    confirmed: () => withShown(row, shown),
    check() {
      const wrong = rowErrors(schema, sent(row), language)
      setErrors(wrong)
      if (Object.keys(wrong).length === 0) return true
      focusFirstError()
      return false
    },
  }
}
