import { officeWords } from '#web/office/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'

export function OfficeNotFound() {
  const t = officeWords(useLanguage())
  return (
    <EmptyState>
      <h1>{t.notFound}</h1>
      <p>{t.notFoundHelp}</p>
      <ButtonLink href="/office">{t.office}</ButtonLink>
    </EmptyState>
  )
}
