import { placeholders } from '#domain/site/site-content.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { OfficeForm } from './use-office-form.ts'

export const noLetter = { subject_en: '', text_en: '', subject_mr: '', text_mr: '' }
type Letter = typeof noLetter

interface Props {
  form: Pick<OfficeForm<Letter>, 'errors' | 'control'>
  words: Record<'subjectEn' | 'textEn' | 'subjectMr' | 'textMr', string> & {
    textHelp?: string
    placeholders: (names: string) => string
  }
  rows: number
}

/** The subject and text of a letter in both languages, with the placeholders that they may contain. */
export function LetterFields({ form: { errors, control }, words: t, rows }: Props) {
  const subject = (name: keyof Letter, label: string) => (
    <Field label={label} required error={errors[name]}>
      <TextInput autoComplete="off" maxLength={100} {...control(name)} />
    </Field>
  )
  const text = (name: keyof Letter, label: string) => (
    <Field label={label} required {...(t.textHelp && { hint: t.textHelp })} error={errors[name]}>
      <TextArea rows={rows} maxLength={4000} {...control(name)} />
    </Field>
  )
  return (
    <>
      {subject('subject_en', t.subjectEn)}
      {text('text_en', t.textEn)}
      {subject('subject_mr', t.subjectMr)}
      {text('text_mr', t.textMr)}
      <Hint>{t.placeholders(placeholders.map(name => `{${name}}`).join(' '))}</Hint>
    </>
  )
}
