import { IconHourglass } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { membershipBegun } from './wanted-contact.ts'
import { paymentWords } from './words.ts'

const askEveryMs = 3_000

/** The notice while a bank's confirmation is awaited. It asks the server until the confirmation arrives. */
export function WaitingPayment() {
  const t = paymentWords(useLanguage())
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['payment-check'],
    queryFn: () => call('POST /payment/check', {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (!state.data || state.data.status === 'CREATED' ? askEveryMs : false),
  })
  const outcome = data && data.status !== 'CREATED' ? data : null
  useEffect(() => {
    if (!outcome) return
    // A plan changes what every screen shows, so the page is loaded anew.
    if (outcome.status === 'PAID') return location.replace(membershipBegun())
    toast.error(outcome.message)
    client.removeQueries({ queryKey: ['payment-check'] })
    void client.invalidateQueries()
  }, [outcome, client])
  return (
    <Notice icon={IconHourglass}>
      <p role="status">{t.waiting}</p>
    </Notice>
  )
}
