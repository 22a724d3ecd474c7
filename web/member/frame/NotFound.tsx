import { memberWords } from '#web/member/words.ts'
import { hasToken } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useTitle } from './use-title.ts'

export function NotFound() {
  const say = memberWords(useLanguage())
  useTitle(say.notFound)
  const isMember = hasToken()
  return (
    <EmptyState>
      <h1>{say.notFound}</h1>
      <p>{say.notFoundHelp}</p>
      <ButtonLink href={isMember ? '/dashboard' : '/home'}>{isMember ? say.toDashboard : say.toHome}</ButtonLink>
    </EmptyState>
  )
}
