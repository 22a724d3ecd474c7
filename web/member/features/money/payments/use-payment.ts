import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PlanOffer } from '#contract/money/plans.ts'
import { call } from '#web/api/client.ts'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { openPaymentWindow, windowClosed } from './payment-window.ts'

/** From here on the payment has a window of its own. The window is 1200 px wide, so pixels are meant, not letters. */
const roomForWindow = '(min-width: 700px)'
/** An address opens the payment for so long. */
const addressLivesMs = 55_000

/** The member whose contact led to the plans. Anything else in the address is nobody's. */
function wantedContact(): string | null {
  const sent = new URLSearchParams(location.search).get('contact_of') ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sent) ? sent : null
}

type Payment =
  | { step: 'none' }
  | { step: 'preparing'; planId: string }
  | { step: 'open'; planId: string; opened: Window }
  /** The browser opened no window: the address stands on the page as a link. */
  | { step: 'blocked'; planId: string; address: string }

/**
 * Pays for a plan in a window of its own, or on a phone on this very page. When the window has closed, the server is asked
 * what became of it, the stored flag is what the server says, and the page loads anew.
 */
export function usePayment(preparing: string) {
  const client = useQueryClient()
  const [payment, setPayment] = useState<Payment>({ step: 'none' })
  const expiry = useRef<number | undefined>(undefined)
  useEffect(() => () => clearTimeout(expiry.current), [])

  async function finish() {
    try {
      const { status, message } = await call('POST /payment/check', {})
      await client.fetchQuery({ ...meQuery, staleTime: 0 })
      // What still waits is told by the page itself.
      if (status !== 'CREATED') toast.afterNavigation(status === 'PAID' ? 'success' : 'error', message)
      const contactOf = wantedContact()
      if (status === 'PAID' && contactOf) location.assign(`/profile-view/${contactOf}?contact=open`)
      else location.reload()
    } catch (failure) {
      tellFailure(failure)
      setPayment({ step: 'none' })
    }
  }

  async function pay(planId: string, offer: PlanOffer) {
    if (payment.step === 'preparing') return
    clearTimeout(expiry.current)
    const isPhone = !matchMedia(roomForWindow).matches
    const opened = isPhone ? null : openPaymentWindow(preparing)
    setPayment({ step: 'preparing', planId })
    try {
      const type = offer === 'UPGRADE' ? 'UPGRADE' : 'NORMAL'
      const contactOf = wantedContact()
      const { url } = await call('POST /payment/ticket', {
        plan_id: planId,
        type,
        ...(contactOf && { contact_of: contactOf }),
      })
      if (isPhone) return location.assign(url)
      if (!opened) {
        setPayment({ step: 'blocked', planId, address: url })
        expiry.current = window.setTimeout(() => setPayment({ step: 'none' }), addressLivesMs)
        return
      }
      opened.location.replace(url)
      setPayment({ step: 'open', planId, opened })
    } catch (failure) {
      opened?.close()
      setPayment({ step: 'none' })
      return tellFailure(failure)
    }
    await windowClosed(opened)
    await finish()
  }
  return { payment, pay }
}
