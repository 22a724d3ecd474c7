import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/api/client.ts'
import { membershipBegun } from '#web/member/features/money/payments/wanted-contact.ts'
import { takeFromAddress } from '#web/member/parts/address-parameter.ts'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { toast } from '#web/ui/Toasts.tsx'

/** Tells how a payment went when the browser returns from it. The address only says that there was one, so the server is asked. */
export function usePaymentReturn(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (takeFromAddress('payment') !== 'check') return
    async function tell() {
      try {
        const { status, message } = await call('POST /payment/check', {})
        await client.fetchQuery({ ...meQuery, staleTime: 0 })
        // A page says that the plan has begun, and the one of the plans that the bank is awaited.
        if (status === 'PAID' && location.pathname !== '/membership-begun') location.replace(membershipBegun())
        else if (status !== 'PAID' && status !== 'CREATED') toast.error(message)
      } catch (failure) {
        tellFailure(failure)
      }
    }
    void tell()
  }, [client])
}
