import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Nominee, nomineeForm } from '#contract/families/settings.ts'
import { maxLength } from '#contract/max-length.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { type FormErrors, ruleBroken, worded } from '#web/access/form-errors.ts'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { tellFailure } from '#web/session/session.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './NomineeForm.module.css'
import { preferenceWords } from './preference-words.ts'

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
    <>
      <Hint>{t.nomineeHelp}</Hint>
      {data ? (
        <Form named={isNamed(data) ? data : null} />
      ) : error ? (
        <Failure part error={error} onRetry={() => void refetch()} />
      ) : null}
    </>
  )
}

function Form({ named }: { named: Nominee | null }) {
  const t = preferenceWords(useLanguage())
  const client = useQueryClient()
  const form = useMemberForm(named ?? nobody, errorsOf)
  const [isRemoving, setIsRemoving] = useState(false)
  const tell = async ({ message }: { message: string }) => {
    await client.invalidateQueries({ queryKey: nomineeQuery.queryKey })
    toast.success(message)
  }
  const save = form.submit(async () => tell(await call('PUT /user/nominee', form.values)))
  const remove = async () => {
    try {
      await tell(await call('DELETE /user/nominee', {}))
      form.set(nobody)
      return true
    } catch (error) {
      tellFailure(error)
      return false
    }
  }
  const textField = (name: keyof Nominee, label: string, inputMode?: 'tel') => (
    <Field label={label} required error={form.errors[name]}>
      <TextInput {...form.control(name)} maxLength={maxLength[name]} inputMode={inputMode} />
    </Field>
  )
  return (
    <>
      <form noValidate className="stack-4" onSubmit={save}>
        <div className="two-columns" ref={form.around}>
          {textField('nominee_name', t.nomineeName)}
          {textField('nominee_relation', t.nomineeRelation)}
          {textField('phone', t.nomineePhone, 'tel')}
        </div>
        <div className={styles.acts}>
          {named ? <Button onClick={() => setIsRemoving(true)}>{t.remove}</Button> : null}
          <Button kind="primary" type="submit" busy={form.busy}>
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
