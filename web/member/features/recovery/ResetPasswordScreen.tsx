import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { FreezeAccount } from './FreezeAccount.tsx'
import { LinkRefused } from './LinkRefused.tsx'
import { dropLinkToken, freezeTokenIn, moveTokenToStorage, readLinkToken, tokenIn } from './link-token.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { passwordWords } from './words.ts'

/** Opening another link in this tab changes only the part after `#`, which loads nothing, so the page reloads itself. */
function useReloadOnOtherLink() {
  useEffect(() => {
    const reload = () => {
      if (tokenIn(location) || freezeTokenIn(location)) location.reload()
    }
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])
}

const isRefusal = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 400

export default function ResetPasswordScreen() {
  const [freezeToken] = useState(() => freezeTokenIn(location))
  return freezeToken ? <FreezeAccount token={freezeToken} /> : <ResetPassword />
}

function ResetPassword() {
  const language = useLanguage()
  const [token] = useState(readLinkToken)
  const [refusal, setRefusal] = useState<string | null>(null)
  useReloadOnOtherLink()
  useEffect(() => {
    if (token) moveTokenToStorage(token)
  }, [token])

  const check = useQuery({
    queryKey: ['reset token', token],
    queryFn: () => call('POST /check/token', { token: token ?? '' }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const refused = refusal ?? (isRefusal(check.error) ? wordFailure(language, check.error) : null)
  useEffect(() => {
    if (refused) dropLinkToken()
  }, [refused])

  if (token === null) return <LinkRefused message={passwordWords(language).incomplete} />
  if (refused) return <LinkRefused message={refused} />
  if (check.error) return <Failure error={check.error} onRetry={() => void check.refetch()} />
  if (!check.data) return <Loading />
  return <NewPasswordForm token={token} onRefused={setRefusal} />
}
