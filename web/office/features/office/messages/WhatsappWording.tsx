import type { MessageName } from '#domain/telling/messages.ts'
import { useLanguage } from '#web/ui/language.ts'
import { CopiedText } from './CopiedText.tsx'
import styles from './Messages.module.css'
import type { WhatsappText } from './queries.ts'
import { messagesWords } from './words.ts'

/** A WhatsApp template in one language, with the name and text to register with Meta. */
export function WhatsappWording({ name, whatsapp: { language, text } }: { name: MessageName; whatsapp: WhatsappText }) {
  const t = messagesWords(useLanguage())
  const called = language === 'mr' ? t.whatsappMr : t.whatsappEn
  return (
    <section className={styles.wording}>
      <h3>{called}</h3>
      <p>{t.templateOf(name, language)}</p>
      <CopiedText language={language} text={text} called={called} />
    </section>
  )
}
