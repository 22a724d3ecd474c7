import type { MessageName } from '#domain/telling/messages.ts'
import { call } from '#web/api/client.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './Messages.module.css'
import type { EmailText } from './queries.ts'
import { messagesWords } from './words.ts'

interface Props {
  name: MessageName
  email: EmailText
  /** Whether this server sends e-mails. */
  isOpen: boolean
}

/** An e-mail in one language, and a button that sends a test to the reader. */
export function EmailWording({ name, email: { language, subject, text }, isOpen }: Props) {
  const t = messagesWords(useLanguage())
  const called = language === 'mr' ? t.emailMr : t.emailEn
  const [busy, run] = useBusy()
  const test = () =>
    run(async () => {
      try {
        toast.success((await call('POST /office/messages/:name/test', { name, channel: 'EMAIL', language })).message)
      } catch (error) {
        toastOfficeFailure(error)
      }
    })
  return (
    <section className={styles.wording}>
      <h3>{called}</h3>
      <p className={styles.subject} lang={language}>
        {subject}
      </p>
      <p className={styles.text} lang={language}>
        {text}
      </p>
      {isOpen ? (
        <Button small busy={busy} onClick={test} aria-label={`${t.testEmail}: ${called}`}>
          {t.testEmail}
        </Button>
      ) : null}
    </section>
  )
}
