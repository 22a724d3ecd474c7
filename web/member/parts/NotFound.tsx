import { memberWords } from '#web/member/words.ts'
import { hasToken } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useTitle } from './use-title.ts'

export function NotFound() {
  const t = memberWords(useLanguage())
  useTitle(t.notFound)
  const isMember = hasToken()
  return (
    <EmptyState>
      <h1>{t.notFound}</h1>
      <p>{t.notFoundHelp}</p>
      <ButtonLink href={isMember ? '/dashboard' : '/home'}>{isMember ? t.toDashboard : t.toHome}</ButtonLink>
    </EmptyState>
  )
}
