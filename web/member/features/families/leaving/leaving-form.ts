import { type LeavingReason, storyForms } from '#contract/families/stories.ts'
import { broken } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { type FormErrors, worded } from '#web/access/form-errors.ts'
import type { ReadConsent } from '#web/member/parts/use-consent-text.ts'

interface LeavingForm {
  type: LeavingReason | null
  registration_no: string
  partner_first_name: string
  partner_last_name: string
  city: string
  words: string
  wedding_year: string
  comment: string
}
type LeavingField = keyof LeavingForm

export const emptyForm: LeavingForm = {
  type: null,
  registration_no: '',
  partner_first_name: '',
  partner_last_name: '',
  city: '',
  words: '',
  wedding_year: '',
  comment: '',
}

/** The first error of each field of the chosen reason's form, in words. */
export function leavingErrors(form: LeavingForm, language: Language): FormErrors<LeavingField> {
  if (!form.type) return worded(language, { type: broken('select', 'leaving_reason') })
  const { error } = storyForms[form.type].safeParse(form)
  const rules: Partial<Record<LeavingField, string>> = {}
  for (const { path, message } of error?.issues ?? []) rules[path[0] as LeavingField] ??= message
  return worded(language, rules)
}

/** The input of the call: the fields of the chosen reason, and with a story the consent as it was read. */
export function sentStory(form: LeavingForm, read: ReadConsent['read'] = {}) {
  const { type, comment, ...story } = form
  if (type === null) throw new Error('no reason is chosen')
  return type === 'FOUND_HERE' ? { type, ...story, ...read } : { type, comment }
}
