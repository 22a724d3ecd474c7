import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { password as passwordRule } from '#contract/fields.ts'
import { ruleBroken, worded } from '#web/access/form-errors.ts'
import { PasswordOrCodeField } from '#web/access/PasswordOrCodeField.tsx'
import { call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { BeginsLine } from './BeginsLine.tsx'
import { ContactFields } from './ContactFields.tsx'
import { familyWords } from './family-words.ts'
import { listenerWords } from './listener-words.ts'

export const listenersQuery = queryOptions({
  queryKey: ['family listeners'],
  queryFn: ({ signal }) => call('GET /family/listeners', {}, { signal }),
})

/** Who else of the family is told what matters: the list, and a form to add somebody who never logs in. */
export function FamilyListeners({ onConfirm }: { onConfirm: (uuid: string) => void }) {
  const language = useLanguage()
  const [t, words] = [listenerWords(language), familyWords(language)]
  const client = useQueryClient()
  const { data } = useQuery(listenersQuery)
  const told = async ({ message }: { message: string }) => {
    await client.invalidateQueries({ queryKey: listenersQuery.queryKey })
    toast.success(message)
  }
  const { mutate: stop } = useMutation({
    mutationFn: (uuid: string) => call('DELETE /family/listeners', { uuid }),
    onSuccess: told,
    onError: tellFailure,
  })
  if (!data) return null
  return (
    <section className="stack-3">
      <h2>{t.title}</h2>
      <Hint>{t.help}</Hint>
      {data.count > 0 ? (
        <ul aria-label={t.people}>
          {data.list.map(({ uuid, contact, logs_in, may_remove, state, begins_at }) => (
            <li key={uuid} className="apart">
              <div className="numeric">
                <b>{contact}</b>
                <p>{logs_in === 'Y' ? t.logsIn : t.onlyHears}</p>
                <BeginsLine state={state} beginsAt={begins_at} />
              </div>
              {state === 'SUSPENDED' && logs_in === 'N' && data.may_add === 'Y' ? (
                <Button small aria-label={words.confirmLabel(contact)} onClick={() => onConfirm(uuid)}>
                  {words.confirm}
                </Button>
              ) : null}
              {may_remove === 'Y' ? (
                <Button small aria-label={t.stopLabel(contact)} onClick={() => stop(uuid)}>
                  {t.stop}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {data.may_add === 'Y' ? <ListenerForm onAdded={told} /> : null}
    </section>
  )
}

const nobody = { mobile: '', email: '', password: '', otp: '' }

/** First the contact, then the code that went there. */
function ListenerForm({ onAdded }: { onAdded: (answer: { message: string }) => Promise<void> }) {
  const language = useLanguage()
  const t = listenerWords(language)
  const [isAsked, setIsAsked] = useState(false)
  const form = useMemberForm(nobody, ({ mobile, email, password }) => ({
    ...(!isAsked && worded(language, { password: ruleBroken(passwordRule, password) })),
    ...(!mobile && !email && { mobile: familyWords(language).oneOfTwo }),
  }))
  const { mobile, email, password, otp } = form.values
  const begin = () => {
    form.set(nobody)
    setIsAsked(false)
  }
  const send = form.submit(async () => {
    if (!isAsked) {
      toast.success((await call('POST /family/listeners', { mobile, email, password })).message)
      return setIsAsked(true)
    }
    await onAdded(await call('PUT /family/listeners', { mobile, email, otp }))
    begin()
  })
  return (
    <form className="stack-3" aria-label={t.title} noValidate onSubmit={send}>
      <div className="stack-3" ref={form.around}>
        {isAsked ? (
          <Field label={t.code} required hint={mobile || email} error={form.errors.otp}>
            <TextInput inputMode="numeric" autoComplete="off" filter="digits" maxLength={6} {...form.control('otp')} />
          </Field>
        ) : (
          <>
            <ContactFields
              mobile={form.control('mobile')}
              email={form.control('email')}
              errors={form.errors}
              hint={t.hint}
            />
            <PasswordOrCodeField
              label={familyWords(language).ownPassword}
              error={form.errors.password}
              {...form.control('password')}
            />
          </>
        )}
      </div>
      <p className="row-2">
        <Button type="submit" busy={form.busy}>
          {isAsked ? t.add : t.send}
        </Button>
        {isAsked ? <Button onClick={begin}>{t.another}</Button> : null}
      </p>
    </form>
  )
}
