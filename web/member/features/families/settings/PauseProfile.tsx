import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import AskedNotice from '#web/member/parts/AskedNotice.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { meQuery } from '#web/session/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { preferenceWords } from './preference-words.ts'

/** Takes the profile out of all lists: for a while, or because a match was found. */
export function PauseProfile({ isForGood = false }: { isForGood?: boolean }) {
  const t = preferenceWords(useLanguage())
  const client = useQueryClient()
  const { data: member, error, refetch } = useQuery(meQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: (to: 'paused' | 'running' | 'engaged'): Promise<{ message: string }> =>
      to === 'engaged'
        ? call('PUT /user/engaged', { is_engaged: 'Y' })
        : call('PUT /user/pause', { is_paused: to === 'paused' ? 'Y' : 'N' }),
    onSuccess: async ({ message }) => {
      // Lists and buttons depend on the pause too.
      await client.invalidateQueries()
      toast.success(message)
    },
  })
  if (!member) return error ? <Failure part error={error} onRetry={() => void refetch()} /> : null
  const isPaused = member.is_paused === 'Y'
  return (
    <>
      <AskedNotice member={member} />
      <Hint>{isForGood && !isPaused ? t.foundHelp : t.pauseHelp}</Hint>
      <Badge tone={isPaused ? 'warning' : 'good'}>{isPaused ? t.paused : t.running}</Badge>
      <Button busy={isPending} onClick={() => mutate(isPaused ? 'running' : isForGood ? 'engaged' : 'paused')}>
        {isPaused ? t.resume : isForGood ? t.foundMatch : t.pause}
      </Button>
    </>
  )
}
