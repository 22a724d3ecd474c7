import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/api/client.ts'
import { takeFromAddress } from '#web/member/parts/address-parameter.ts'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { toast } from '#web/ui/Toasts.tsx'

/** Says how the payment went from which the browser has just come back. The address only says to ask: the server tells. */
export function usePaymentReturn(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (takeFromAddress('payment') !== 'check') return
    async function tell() {
      try {
        const { status, message } = await call('POST /payment/check', {})
        await client.fetchQuery({ ...meQuery, staleTime: 0 })
        if (status === 'PAID') toast.success(message)
        // What still waits is told by the page of the plans itself.
        else if (status !== 'CREATED') toast.error(message)
      } catch (failure) {
        tellFailure(failure)
      }
    }
    void tell()
  }, [client])
}
