import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Nominee, nomineeForm } from '#contract/families/settings.ts'
import { maxLength } from '#contract/max-length.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { type FormErrors, isEmpty, ruleBroken, worded } from '#web/access/form-errors.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import styles from './NomineeForm.module.css'
import { preferenceWords } from './preference-words.ts'
import { SettingsCard } from './SettingsCard.tsx'

const nomineeQuery = queryOptions({
  queryKey: ['nominee'],
  queryFn: ({ signal }) => call('GET /user/nominee', {}, { signal }),
})
const isNamed = (answer: Nominee | Record<string, never>): answer is Nominee => 'phone' in answer
const nobody: Nominee = { nominee_name: '', nominee_relation: '', phone: '' }

const errorsOf = (typed: Nominee, language: Language): FormErrors<keyof Nominee> =>
  worded(language, {
    nominee_name: ruleBroken(nomineeForm.shape.nominee_name, typed.nominee_name),
    nominee_relation: ruleBroken(nomineeForm.shape.nominee_relation, typed.nominee_relation),
    phone: ruleBroken(nomineeForm.shape.phone, typed.phone),
  })

/** Names somebody who may act for the member. */
export function NomineeForm() {
  const t = preferenceWords(useLanguage())
  const { data, error, refetch } = useQuery(nomineeQuery)
  return (
    <SettingsCard title={t.nomineeTitle} hint={t.nomineeHelp}>
      {data ? (
        <Form named={isNamed(data) ? data : null} />
      ) : error ? (
        <Failure part error={error} onRetry={() => void refetch()} />
      ) : null}
    </SettingsCard>
  )
}

function Form({ named }: { named: Nominee | null }) {
  const language = useLanguage()
  const t = preferenceWords(language)
  const client = useQueryClient()
  const [typed, setTyped] = useState(named ?? nobody)
  const [errors, setErrors] = useState<FormErrors<keyof Nominee>>({})
  const [isRemoving, setIsRemoving] = useState(false)
  const [isBusy, run] = useBusy()
  const [fields, focusFirstError] = useErrorFocus()
  const refresh = () => client.invalidateQueries({ queryKey: nomineeQuery.queryKey })
  const type = (field: keyof Nominee) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    setErrors({})
  }
  const refuse = (broken: FormErrors<keyof Nominee>) => {
    setErrors(broken)
    focusFirstError()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      const broken = errorsOf(typed, language)
      if (!isEmpty(broken)) return refuse(broken)
      try {
        const { message } = await call('PUT /user/nominee', typed)
        await refresh()
        toast.success(message)
      } catch (error) {
        if (error instanceof CallFailed) refuse(error.fields)
        tellFailure(error)
      }
    })
  }
  const remove = async () => {
    try {
      const { message } = await call('DELETE /user/nominee', {})
      await refresh()
      setTyped(nobody)
      toast.success(message)
      return true
    } catch (error) {
      tellFailure(error)
      return false
    }
  }
  return (
    <>
      <form noValidate className="stack-4" onSubmit={save}>
        <div className="two-columns" ref={fields}>
          <Field label={t.nomineeName} required error={errors.nominee_name}>
            <TextInput value={typed.nominee_name} maxLength={maxLength.nominee_name} onChange={type('nominee_name')} />
          </Field>
          <Field label={t.nomineeRelation} required error={errors.nominee_relation}>
            <TextInput
              value={typed.nominee_relation}
              maxLength={maxLength.nominee_relation}
              onChange={type('nominee_relation')}
            />
          </Field>
          <Field label={t.nomineePhone} required error={errors.phone}>
            <TextInput value={typed.phone} maxLength={maxLength.phone} inputMode="tel" onChange={type('phone')} />
          </Field>
        </div>
        <div className={styles.acts}>
          {named ? <Button onClick={() => setIsRemoving(true)}>{t.remove}</Button> : null}
          <Button kind="primary" type="submit" busy={isBusy}>
            {t.save}
          </Button>
        </div>
      </form>
      {isRemoving ? (
        <ConfirmDialog
          title={t.removeQuestion}
          words={{ confirm: t.remove, cancel: t.keep }}
          onConfirm={remove}
          onClose={() => setIsRemoving(false)}
        >
          <p>{t.removeHelp}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
