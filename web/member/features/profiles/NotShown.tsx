import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { CallFailed } from '#web/api/client.ts'
import { Failure } from '#web/member/frame/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { whyRefused } from './profile-link.ts'
import { biodataWords } from './words.ts'

/** In place of a profile, by what the server said. */
export function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = biodataWords(useLanguage())
  switch (whyRefused(error)) {
    case 'sameGender': {
      const said = error instanceof CallFailed ? error.message : ''
      return <Denied title={said || say.sameGender} help={say.sameGenderHelp} />
    }
    case 'invalidLink':
      return <InvalidLink />
    case 'notFound':
      return <NotFound />
    case 'failed':
      return <Failure error={error} onRetry={onRetry} />
  }
}

export function InvalidLink() {
  const say = biodataWords(useLanguage())
  return <Denied title={say.invalidLink} help={say.invalidLinkHelp} />
}

export function NotFound() {
  const language = useLanguage()
  const say = biodataWords(language)
  return (
    <div className="empty">
      <Lotus />
      <h1>{say.notFound}</h1>
      <p>{say.notFoundHelp}</p>
      <Link className="btn sec" href="/dashboard">
        {memberWords(language).toDashboard}
      </Link>
    </div>
  )
}

/** There is nothing to stay for: whichever way it is closed, it leads back to where the link was, or to the dashboard. */
function Denied({ title, help }: { title: string; help: string }) {
  const { ok, close } = memberWords(useLanguage())
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  const leave = () => {
    if (canGoBack) history.back()
    else void navigate({ to: '/dashboard', replace: true })
  }
  return (
    <>
      <div className="empty">
        <Lotus />
        <h1>{title}</h1>
      </div>
      <Dialog
        title={title}
        closeLabel={close}
        onClose={leave}
        footer={
          <Button kind="primary" onClick={leave}>
            {ok}
          </Button>
        }
      >
        <p>{help}</p>
      </Dialog>
    </>
  )
}
