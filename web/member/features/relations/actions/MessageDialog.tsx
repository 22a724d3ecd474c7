import { useState } from 'react'
import { fieldMessage } from '#contract/field-words.ts'
import type { reportMessage } from '#contract/fields.ts'
import { maxLength } from '#contract/max-length.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { countLetters } from '#domain/words/letters.ts'
import { CallFailed } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { dialogWords } from './dialog-words.ts'
import styles from './MessageDialog.module.css'
import { actionWords } from './words.ts'

type MessageField = typeof reportMessage

interface Props {
  title: string
  label: string
  hint: string
  /** The schema of the message. */
  field: MessageField
  /** Sentences that fill the field at a tap and can then be edited. */
  ready?: { label: string; sentences: readonly string[] }
  isBusy: boolean
  /** Sends the message. Resolves to the failure, or to null. */
  onSend: (message: string) => Promise<unknown>
  onClose: () => void
}

function messageError(field: MessageField, message: string, language: Language): string | null {
  const broken = field.safeParse(message).error?.issues[0]?.message
  return broken ? fieldMessage(language, broken) : null
}

/** Asks for the message that goes with a rejection or a report. The field is empty each time the dialog opens. */
export function MessageDialog({ title, label, hint, field, ready, isBusy, onSend, onClose }: Props) {
  const language = useLanguage()
  const t = { ...actionWords(language), ...dialogWords(language) }
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const close = () => (message.trim() === '' ? onClose() : setIsLeaving(true))
  const [around, focusFirstError] = useErrorFocus()
  const refuse = (sentence: string) => {
    setError(sentence)
    focusFirstError()
  }
  const type = (typed: string) => {
    setMessage(typed)
    setError(messageError(field, typed, language))
  }
  const submit = async () => {
    const wrong = messageError(field, message, language)
    if (wrong) return refuse(wrong)
    const failure = await onSend(message)
    if (!failure) onClose()
    else if (failure instanceof CallFailed && failure.fields.message) refuse(failure.fields.message)
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      busy={isBusy}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={close}>{t.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {t.submit}
          </Button>
        </>
      }
    >
      {ready ? (
        <fieldset className={styles.ready}>
          <legend className="visually-hidden">{ready.label}</legend>
          {ready.sentences.map(sentence => (
            <Button key={sentence} small aria-pressed={message === sentence} onClick={() => type(sentence)}>
              {sentence}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <div ref={around}>
        <Field
          label={label}
          required
          error={error}
          hint={message ? t.lettersLeft(maxLength.message - countLetters(message)) : hint}
        >
          <TextArea data-first rows={4} maxLength={maxLength.message} value={message} onChange={type} />
        </Field>
      </div>
      {isLeaving ? (
        <ConfirmDialog
          title={t.discardQuestion}
          words={{ confirm: t.discard, cancel: t.goOnWriting }}
          onConfirm={async () => {
            onClose()
            return true
          }}
          onClose={() => setIsLeaving(false)}
        >
          {t.discardHelp}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}
