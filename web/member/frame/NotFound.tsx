import { memberWords } from '#web/member/words.ts'
import { hasToken } from '#web/session/session.ts'
import { Link } from '#web/ui/Link.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useTitle } from './use-title.ts'

export function NotFound() {
  const say = memberWords(useLanguage())
  useTitle(say.notFound)
  const isMember = hasToken()
  return (
    <div className="empty">
      <Lotus />
      <h1>{say.notFound}</h1>
      <p>{say.notFoundHelp}</p>
      <Link className="btn sec" href={isMember ? '/dashboard' : '/home'}>
        {isMember ? say.toDashboard : say.toHome}
      </Link>
    </div>
  )
}
