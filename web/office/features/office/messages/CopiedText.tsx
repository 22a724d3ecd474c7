import type { Language } from '#domain/words/catalogue.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './Messages.module.css'
import { messagesWords } from './words.ts'

/** A text to register elsewhere, with a button that copies it. `called` is the name of the text. */
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
      {/* Over plain http, except on localhost, there is no clipboard. The text can be selected by hand. */}
      {'clipboard' in navigator ? (
        <Button small onClick={() => void copy()} aria-label={`${t.copy}: ${called}`}>
          {t.copy}
        </Button>
      ) : null}
    </>
  )
}
