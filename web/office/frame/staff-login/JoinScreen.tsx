import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed, call } from '#web/api/client.ts'
import { Frame } from '#web/office/frame/Frame.tsx'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { JoinForm } from './JoinForm.tsx'
import { loginWords } from './words.ts'

const tokenInAddress = () => new URLSearchParams(location.hash.slice(1)).get('token')

/** Opened by the link of an invitation. It sets a password and an authenticator app. */
export default function JoinScreen() {
  const t = loginWords(useLanguage())
  const [token] = useState(tokenInAddress)
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('POST /office/invitation', { token: token ?? '' }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })
  const { data, error, refetch } = invitation
  const isRefused = error instanceof CallFailed && error.status === 400
  return (
    <Frame staff={null}>
      {token === null || isRefused ? (
        <EmptyState>
          <h1>{isRefused ? t.refused : t.noToken}</h1>
          <p>{isRefused ? error.message : t.noTokenHelp}</p>
        </EmptyState>
      ) : data ? (
        <JoinForm token={token} invitation={data} />
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </Frame>
  )
}
