import type { Language } from '#domain/words/catalogue.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './Messages.module.css'
import { messagesWords } from './words.ts'

/** A text to be registered elsewhere, and a button that copies it. `called` says which it is. */
export function CopiedText({ language, text, called }: { language: Language; text: string; called: string }) {
  const t = messagesWords(useLanguage())
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast.success(t.copied)
  }
  return (
    <>
      <p className={styles.dlt} lang={language}>
        {text}
      </p>
      {/* Plain http off this machine has no clipboard; the text can be marked by hand. */}
      {'clipboard' in navigator ? (
        <Button small onClick={() => void copy()} aria-label={`${t.copy}: ${called}`}>
          {t.copy}
        </Button>
      ) : null}
    </>
  )
}
