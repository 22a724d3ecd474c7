import type { MessageName } from '#domain/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './Messages.module.css'
import type { WhatsappText } from './queries.ts'
import { messagesWords } from './words.ts'

/** A template of WhatsApp in one language: under which name, and with which text, it is registered with Meta. */
export function WhatsappWording({ name, whatsapp: { language, text } }: { name: MessageName; whatsapp: WhatsappText }) {
  const t = messagesWords(useLanguage())
  const called = language === 'mr' ? t.whatsappMr : t.whatsappEn
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast.success(t.copied)
  }
  return (
    <section className={styles.wording}>
      <h3>{called}</h3>
      <p>{t.templateOf(name, language)}</p>
      <p className={styles.dlt} lang={language}>
        {text}
      </p>
      {/* Plain http off this machine has no clipboard; the text can be marked by hand. */}
      {'clipboard' in navigator ? (
        <Button small onClick={() => void copy()} aria-label={`${t.copy}: ${called}`}>
          {t.copy}
        </Button>
      ) : null}
    </section>
  )
}
