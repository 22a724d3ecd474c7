import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './RecoveryCodes.module.css'
import { recoveryWords } from './recovery-words.ts'

/** The ten codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = recoveryWords(useLanguage())
  return (
    <>
      <Notice>{say.help}</Notice>
      <ol className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div data-screen-only>
        <Button onClick={() => print()}>{say.print}</Button>
      </div>
    </>
  )
}
