import { officeWords } from '#web/office/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'

export function OfficeNotFound() {
  const say = officeWords(useLanguage())
  return (
    <EmptyState>
      <h1>{say.notFound}</h1>
      <p>{say.notFoundHelp}</p>
      <ButtonLink href="/office">{say.office}</ButtonLink>
    </EmptyState>
  )
}
