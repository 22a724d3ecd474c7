import { useState } from 'react'
import type { MemberLetterKind } from '#domain/office/member-letters.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { LetterFields, noLetter } from '#web/office/parts/LetterFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormButtons } from '#web/ui/FormButtons.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './MemberList.module.css'
import { askedFor, type LetterPreview, type ListSearch } from './queries.ts'
import { letterTitles, memberLetterWords } from './words.ts'

interface Props {
  kind: MemberLetterKind
  search: ListSearch
  onClose: () => void
}

/** Writes to everybody on the list in steps: the text, a preview with the recipients, then sending. */
export function LetterDialog({ kind, search, onClose }: Props) {
  const language = useLanguage()
  const t = memberLetterWords(language)
  const office = officeWords(language)
  const form = useOfficeForm(noLetter)
  // One id for all tries: a double press, or a retry after a lost answer, must not send a second letter.
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
          <FormButtons busy={form.busy} cancel={office.cancel} confirm={t.preview} onCancel={onClose} />
        )
      }
    >
      <FormFields form={form}>
        {preview ? (
          <Preview preview={preview} />
        ) : kind === 'written' ? (
          <LetterFields form={form} words={t} rows={6} />
        ) : null}
      </FormFields>
    </Dialog>
  )
}

function Preview({ preview: { count, fit, to_call, letter } }: { preview: LetterPreview }) {
  const t = memberLetterWords(useLanguage())
  return (
    <>
      <Notice>{count > 0 ? t.whom(count, fit) : t.nobody}</Notice>
      {to_call > 0 ? <p>{t.toCall(to_call)}</p> : null}
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
