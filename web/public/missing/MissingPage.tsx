import { publicWords } from '#web/shell/public-words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MissingPage.module.css'
import { missingPageWords } from './words.ts'

export function MissingPage() {
  const language = useLanguage()
  const t = missingPageWords(language)
  const names = publicWords(language)
  return (
    <EmptyState as="section" className={styles.missing}>
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <p className={styles.ways}>
        <ButtonLink kind="primary" href="/home">
          {names.home}
        </ButtonLink>
        <ButtonLink href="/our-procedure">{names.procedure}</ButtonLink>
        <ButtonLink href="/contact">{names.contactUs}</ButtonLink>
      </p>
    </EmptyState>
  )
}
