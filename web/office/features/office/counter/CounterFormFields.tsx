import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { ReadIn } from '#web/access/consent/use-consent-ticks.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { PaymentFields } from '#web/office/parts/PaymentFields.tsx'
import { SaveBar } from '#web/office/parts/SaveBar.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import type { ShownForms } from '#web/second-script/second-forms.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { CandidateFields } from './CandidateFields.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import styles from './Counter.module.css'
import { blankForm, type CounterForm, formOf, isBlank, toRegistration, withoutOldForms } from './counter-form.ts'
import { Doubles } from './Doubles.tsx'
import { PasteBiodata } from './PasteBiodata.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { type CounterDraft, draftQuery, neededTextsQuery } from './queries.ts'
import { Section } from './Section.tsx'
import { useDraft } from './use-draft.ts'
import { counterWords } from './words.ts'

/** The wire names a value of the payment by its path, the form by its last part. */
const withoutPaths = ({ status, message, code, fields, retryAfter }: CallFailed) =>
  new CallFailed(status, message, {
    code,
    retryAfter,
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace('payment.', ''), text])),
  })

/** The whole form on one page, so that staff never wait for a next step while they type. */
export function CounterFormFields({ draft, sendsSms }: { draft: CounterDraft; sendsSms: boolean }) {
  const language = useLanguage()
  const t = counterWords(language)
  const navigate = useNavigate()
  const [blank] = useState<CounterForm>(() => ({ ...blankForm, language, paid_on: dayInIndia(new Date()) }))
  const form = useOfficeForm(draft ? formOf(draft.form, blank) : blank)
  const { values, errors, set, control } = form
  const [shown] = useState<ShownForms>(() => new Map())
  const autosave = useDraft(values, { isBlank: isBlank(values, blank), savedBefore: draft?.saved_at ?? null })
  const [chosen, setChosen] = useState<ReadIn | null>(null)
  const readIn = chosen ?? language
  const texts = useQuery(neededTextsQuery(language, readIn))
  const [double, setDouble] = useState<{ mobile: string; isHeld: boolean } | null>(null)
  const [isEmptying, setIsEmptying] = useState(false)

  const register = () =>
    form.send(async () => {
      setDouble(null)
      const uuid = await autosave.close()
      try {
        const sent = toRegistration(values, { draft: uuid, texts: texts.data?.list ?? [], shown })
        const answer = await call('POST /office/counter', sent)
        toast.success(answer.message)
        void officeClient.invalidateQueries({ queryKey: ['today'] })
        await navigate({ href: `/office/counter/${answer.uuid}` })
      } catch (failure) {
        autosave.reopen()
        if (!(failure instanceof CallFailed)) throw failure
        if (failure.fields.mobile && (failure.code === 'taken' || failure.code === 'conflict'))
          setDouble({ mobile: values.mobile, isHeld: failure.code === 'conflict' })
        throw withoutPaths(failure)
      }
    })
  const startAgain = async (): Promise<boolean> => {
    try {
      await autosave.drop()
      toast.success((await call('DELETE /office/counter', {})).message)
      officeClient.setQueryData(draftQuery.queryKey, { draft: null, sends_sms: sendsSms })
      set(blank)
      setDouble(null)
      return true
    } catch (failure) {
      toastOfficeFailure(failure)
      return false
    } finally {
      autosave.reopen()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    register()
  }
  const fields = { values, errors, set, control, shown }
  const state = autosave.hasFailed
    ? t.notSaved
    : autosave.savedAt
      ? t.saved(formatInstant(autosave.savedAt, language))
      : t.nothingYet
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a shortcut for the button below, which works without it
    <div className={styles.form} onKeyDown={onKeyDown}>
      {draft ? <Notice>{t.restored}</Notice> : null}
      <FormFields form={form}>
        <CandidateFields {...fields} />
        <PlaceFields {...fields} />
        <ContactFields {...fields} sendsSms={sendsSms} />
        {double ? (
          <Doubles
            {...double}
            isTicked={(double.isHeld ? values.is_other_family : values.is_same_person) === 'Y'}
            onTick={isOn => set({ [double.isHeld ? 'is_other_family' : 'is_same_person']: isOn ? 'Y' : '' })}
          />
        ) : null}
        <ConsentFields {...fields} texts={texts} readIn={readIn} onRead={setChosen} />
        <Section title={t.payment}>
          <PaymentFields {...fields} isOptional />
        </Section>
      </FormFields>
      <SaveBar>
        <p aria-live="polite">{state}</p>
        <PasteBiodata onFill={filled => set(withoutOldForms(values, filled))} />
        <Button disabled={isBlank(values, blank)} onClick={() => setIsEmptying(true)}>
          {t.startAgain}
        </Button>
        <Button kind="primary" busy={form.busy} onClick={register}>
          {t.register}
        </Button>
      </SaveBar>
      {isEmptying ? (
        <ConfirmDialog
          title={t.startAgainTitle}
          words={{
            confirm: t.startAgain,
            cancel: officeWords(language).cancel,
          }}
          onConfirm={startAgain}
          onClose={() => setIsEmptying(false)}
        >
          <p>{t.startAgainHelp}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
