import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { formatDay } from '#domain/format/date.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { meQuery } from '#web/session/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { currentLanguage, useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { waitingRequestWords } from './waiting-request-words.ts'

/** A request that somebody made at the office in this family's name, with a button to object. */
export function WaitingRequestNotice({ member }: { member: Pick<CurrentMember, 'waiting_request'> }) {
  const language = useLanguage()
  const t = waitingRequestWords(language)
  const client = useQueryClient()
  const [busy, run] = useBusy()
  const waiting = member.waiting_request
  if (!waiting) return null
  const object = () =>
    run(async () => {
      try {
        toast.success((await call('POST /user/object', {})).message)
      } catch (error) {
        toast.error(wordFailure(currentLanguage(), error))
      }
      await client.invalidateQueries(meQuery)
    })
  return (
    <Notice as="aside" kind="bad" icon={IconAlertTriangle}>
      {t[waiting.kind](formatDay(waiting.takes_effect_at, language))}{' '}
      <Button small busy={busy} onClick={object}>
        {t.object}
      </Button>
    </Notice>
  )
}
