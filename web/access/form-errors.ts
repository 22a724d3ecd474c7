import type { z } from 'zod'
import { fieldMessage } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'

export type FormErrors<Name extends string = string> = Partial<Record<Name, string>>

/** The first rule that a value breaks, or null. */
export const ruleBroken = (schema: z.ZodType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null

/** The sentence for each broken rule; fields that broke none are left out. */
export function worded<Name extends string>(
  language: Language,
  rules: Partial<Record<Name, string | null>>,
): FormErrors<Name> {
  const errors: FormErrors<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const rule = rules[name]
    if (rule) errors[name] = fieldMessage(language, rule)
  }
  return errors
}

export const isEmpty = (errors: FormErrors) => Object.keys(errors).length === 0
