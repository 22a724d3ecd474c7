import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { resultWords } from './words.ts'

/** Drawn when there is no result to step through. */
export function NoResults() {
  const t = resultWords(useLanguage())
  return (
    <EmptyState>
      <h1>{t.none}</h1>
      <p>{t.noneHelp}</p>
      <ButtonLink href="/search/PREVIOUS">{t.changeSearch}</ButtonLink>
    </EmptyState>
  )
}
