import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { resultWords } from './words.ts'

/** Shown where there is no result to step through. */
export function NoResults() {
  const say = resultWords(useLanguage())
  return (
    <EmptyState>
      <h1>{say.none}</h1>
      <p>{say.noneHelp}</p>
      <ButtonLink href="/search/PREVIOUS">{say.changeSearch}</ButtonLink>
    </EmptyState>
  )
}
