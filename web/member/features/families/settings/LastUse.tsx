import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { meQuery } from '#web/session/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { preferenceWords } from './preference-words.ts'

/** Whether others see how recently this family was here. A family that hides it does not see it of others either. */
export function LastUse() {
  const t = preferenceWords(useLanguage())
  const client = useQueryClient()
  const { data: member } = useQuery(meQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: (is_hidden: 'Y' | 'N') => call('PUT /user/last-use', { is_hidden }),
    onSuccess: async ({ message }) => {
      // Every card and profile shows it.
      await client.invalidateQueries()
      toast.success(message)
    },
  })
  if (!member) return null
  const isHidden = member.last_use_hidden === 'Y'
  return (
    <>
      <Hint>{t.lastUseHelp}</Hint>
      <Badge tone={isHidden ? 'warning' : 'good'}>{isHidden ? t.lastUseIsHidden : t.lastUseIsShown}</Badge>
      <Button busy={isPending} onClick={() => mutate(isHidden ? 'N' : 'Y')}>
        {isHidden ? t.showLastUse : t.hideLastUse}
      </Button>
    </>
  )
}
