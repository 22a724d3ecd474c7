import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './RecoveryCodes.module.css'
import { recoveryWords } from './recovery-words.ts'

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = recoveryWords(useLanguage())
  return (
    <>
      <Notice>{t.help}</Notice>
      <ol className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div data-screen-only>
        <Button onClick={() => print()}>{t.print}</Button>
      </div>
    </>
  )
}
