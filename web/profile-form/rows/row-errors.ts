import type { z } from 'zod'
import { fieldMessage } from '#contract/field-words.ts'
import { rulesOfIssues } from '#contract/issues.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** What a row of a popup breaks, by the names of its fields: by the same schema that reads the save. */
export function rowErrors(schema: z.ZodType, row: unknown, language: Language): Record<string, string> {
  const { error } = schema.safeParse(row)
  if (!error) return {}
  return Object.fromEntries(
    Object.entries(rulesOfIssues(error)).map(([name, rule]) => [name, fieldMessage(language, rule)]),
  )
}
