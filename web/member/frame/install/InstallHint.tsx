import { useSyncExternalStore } from 'react'
import { endHint, installPrompt, onInstallPrompt } from '#web/session/home-screen.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './InstallHint.module.css'
import { installWords } from './words.ts'

/** Safari has no install prompt that a page could open, so the steps are given in words. */
const isIPhone = () => /iPhone|iPad/.test(navigator.userAgent)

export default function InstallHint({ onEnd }: { onEnd: () => void }) {
  const t = installWords(useLanguage())
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt)
  if (!prompt && !isIPhone()) return null
  const end = () => {
    endHint()
    onEnd()
  }
  const add = async () => {
    await prompt?.prompt().catch(() => undefined)
    end()
  }
  return (
    <Card as="section" className={styles.hint} aria-label={t.title}>
      <p>
        <b>{t.title}</b>
        <br />
        {prompt ? t.why : t.inSafari}
      </p>
      <div className={styles.ways}>
        {prompt ? (
          <Button kind="primary" small onClick={() => void add()}>
            {t.add}
          </Button>
        ) : null}
        <Button kind="quiet" small onClick={end}>
          {t.notNow}
        </Button>
      </div>
    </Card>
  )
}
