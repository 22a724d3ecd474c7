import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { mostAsked } from '#domain/relations/family-asks.ts'
import { call } from '#web/api/client.ts'
import { familyQuery } from '#web/member/parts/family-query.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { familyAsksQuery } from './queries.ts'
import { askWords } from './words.ts'

/** Puts the chosen profiles to the own family, and opens the page of the answers. Who is alone here invites first. */
export function AskFamily({ uuid, primary = false }: { uuid: readonly string[]; primary?: boolean }) {
  const t = askWords(useLanguage())
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /family-asks', { uuid: [...uuid] }),
    onSuccess: ({ message }) => {
      void client.invalidateQueries({ queryKey: familyAsksQuery.queryKey })
      toast.success(message)
      void navigate({ to: '/family-asks' })
    },
  })
  const { data: family } = useQuery(familyQuery)
  if (uuid.length === 0) return null
  const hasOthers = family?.list.some(({ is_you, state }) => is_you === 'N' && state !== 'INVITED') ?? true
  if (!hasOthers) return <ButtonLink href="/my-settings?tab=family">{t.invite}</ButtonLink>
  return uuid.length > mostAsked ? (
    <p>{t.atMost}</p>
  ) : (
    <Button kind={primary ? 'primary' : 'secondary'} busy={isPending} onClick={() => mutate()}>
      {t.ask}
    </Button>
  )
}
