import { useState } from 'react'
import type { MemberLetterKind } from '#domain/member-letters.ts'
import { placeholders } from '#domain/site-content.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './MemberList.module.css'
import { askedFor, type LetterPreview, type ListSearch } from './queries.ts'
import { letterTitles, memberLetterWords } from './words.ts'

const noWords = { subject_en: '', text_en: '', subject_mr: '', text_mr: '' }

interface Props {
  kind: MemberLetterKind
  search: ListSearch
  onClose: () => void
}

/** Writes to everybody of the list: first the words, then whom they go to and how they read, then the letter. */
export function LetterDialog({ kind, search, onClose }: Props) {
  const language = useLanguage()
  const t = memberLetterWords(language)
  const office = officeWords(language)
  const form = useOfficeForm(noWords)
  // The same press twice, or an answer that was lost, is the same letter.
  const [uuid] = useState(() => crypto.randomUUID())
  const [preview, setPreview] = useState<LetterPreview | null>(null)
  const sent = { ...askedFor(search), kind, ...form.values }
  const look = () =>
    form.send(async () => {
      setPreview(await call('POST /office/member-letters/preview', sent))
    })
  const send = (count: number) =>
    form.send(async () => {
      const { message } = await call('POST /office/member-letters', { ...sent, uuid, count })
      toast.success(message)
      onClose()
    })
  const canSend = preview !== null && preview.count > 0
  return (
    <Dialog
      title={letterTitles(language)[kind]}
      hint={t.help}
      closeLabel={office.close}
      busy={form.busy}
      page={preview ? 'preview' : 'words'}
      onClose={onClose}
      onSubmit={() => (canSend ? send(preview.count) : look())}
      footer={
        preview ? (
          <>
            {kind === 'written' ? (
              <Button onClick={() => setPreview(null)}>{t.change}</Button>
            ) : (
              <Button onClick={() => (form.busy ? undefined : onClose())}>{office.cancel}</Button>
            )}
            {canSend ? (
              <Button kind="primary" type="submit" busy={form.busy}>
                {t.send(preview.count)}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Button onClick={() => (form.busy ? undefined : onClose())}>{office.cancel}</Button>
            <Button kind="primary" type="submit" busy={form.busy}>
              {t.preview}
            </Button>
          </>
        )
      }
    >
      <FormFields form={form}>
        {preview ? <Preview preview={preview} /> : kind === 'written' ? <Words form={form} /> : null}
      </FormFields>
    </Dialog>
  )
}

function Words({ form }: { form: ReturnType<typeof useOfficeForm<typeof noWords>> }) {
  const t = memberLetterWords(useLanguage())
  const subject = (name: keyof typeof noWords, label: string) => (
    <Field label={label} required error={form.errors[name]}>
      <TextInput
        autoComplete="off"
        maxLength={100}
        value={form.values[name]}
        onChange={value => form.set({ [name]: value })}
      />
    </Field>
  )
  const words = (name: keyof typeof noWords, label: string) => (
    <Field label={label} required error={form.errors[name]}>
      <TextArea rows={6} maxLength={4000} value={form.values[name]} onChange={value => form.set({ [name]: value })} />
    </Field>
  )
  return (
    <>
      {subject('subject_en', t.subjectEn)}
      {words('text_en', t.textEn)}
      {subject('subject_mr', t.subjectMr)}
      {words('text_mr', t.textMr)}
      <Hint>{t.placeholders(placeholders.map(name => `{${name}}`).join(' '))}</Hint>
    </>
  )
}

function Preview({ preview: { count, fit, letter } }: { preview: LetterPreview }) {
  const t = memberLetterWords(useLanguage())
  return (
    <>
      <Notice>{count > 0 ? t.whom(count, fit) : t.nobody}</Notice>
      <section className={styles.letter} lang="en">
        <h3>{t.inEnglish}</h3>
        <p>
          <strong>{letter.subject_en}</strong>
        </p>
        <p className={styles.text}>{letter.text_en}</p>
      </section>
      <section className={styles.letter} lang="mr">
        <h3>{t.inMarathi}</h3>
        <p>
          <strong>{letter.subject_mr}</strong>
        </p>
        <p className={styles.text}>{letter.text_mr}</p>
      </section>
    </>
  )
}
