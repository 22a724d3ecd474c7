import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { fieldLabel } from '#contract/field-words.ts'
import type { Calls } from '#contract/index.ts'
import { languageOf } from '#domain/families/both-scripts/language-of.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { brokenForm } from '#web/profile-form/form-state.ts'
import { untouchedForms } from '#web/profile-form/profile-form.ts'
import { formOf, sentOf } from '#web/profile-form/wire.ts'
import { savedUnasked } from '#web/second-script/second-forms.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import styles from './OwnForms.module.css'
import { limitAt, secondPathOf, withSecondForms } from './own-forms.ts'
import { ownFormsWords } from './words.ts'

interface Props {
  own: AnswerOf<Calls['secondScript']>
  member: CurrentMember
}

export function OwnFormsForm({ own, member }: Props) {
  const language = useLanguage()
  const t = ownFormsWords(language)
  const client = useQueryClient()
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(own.list.map(({ path, suggestion }) => [path, savedUnasked(suggestion)])),
  )
  const write = (path: string, value: string) => setValues(now => ({ ...now, [path]: value }))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [around, focusFirstError] = useErrorFocus()
  const [busy, run] = useBusy()
  const refuse = (wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong)
    focusFirstError()
  }
  const save = () =>
    run(async () => {
      const base = formOf(member)
      const form = withSecondForms(base, values)
      const sent = sentOf(form, own.version, untouchedForms(form, base))
      const wrong = brokenForm(sent, form, member.gender, language)
      // What is wrong elsewhere in the biodata is said where it is edited, and by the server.
      if (own.list.some(({ path }) => wrong[secondPathOf(path)])) return refuse(wrong)
      try {
        toast.success((await call('PUT /edit/profile', sent)).message)
      } catch (failure) {
        tellFailure(failure)
        if (!(failure instanceof CallFailed)) return
        if (failure.code !== 'changed_elsewhere') return refuse(failure.fields)
      }
      await client.invalidateQueries()
    })
  return (
    <>
      {own.waiting.length > 0 ? (
        <Notice>
          <p>
            {t.waiting}: <b>{own.waiting.map(({ second }) => second).join(' · ')}</b>
          </p>
          <p>{t.waitingHelp}</p>
        </Notice>
      ) : null}
      {own.list.length === 0 ? (
        <EmptyState heading={t.none} help={t.noneHelp} />
      ) : (
        <form
          noValidate
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            save()
          }}
        >
          <Hint>{t.intro}</Hint>
          <div ref={around} className={styles.fields}>
            {own.list.map(({ path, typed, suggestion }) => (
              <div key={path}>
                <Field label={fieldLabel(language, path)} hint={t.typed(typed)} error={errors[secondPathOf(path)]}>
                  <TextInput
                    lang={languageOf(typed) === 'mr' ? 'en' : 'mr'}
                    autoComplete="off"
                    maxLength={limitAt(path)}
                    value={values[path] ?? ''}
                    onChange={value => write(path, value)}
                  />
                </Field>
                {suggestion?.is_guess && values[path] === '' ? (
                  <TextButton onClick={() => write(path, suggestion.form)}>{t.guess(suggestion.form)}</TextButton>
                ) : null}
              </div>
            ))}
          </div>
          <Button kind="primary" type="submit" busy={busy}>
            {t.save}
          </Button>
        </form>
      )}
    </>
  )
}
