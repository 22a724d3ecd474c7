import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PlanOffer } from '#contract/money/plans.ts'
import { call } from '#web/api/client.ts'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { leaveToPay, whenBackFromPaying } from './leave-to-pay.ts'
import { openPaymentWindow, windowClosed } from './payment-window.ts'
import { membershipBegun, wantedContact } from './wanted-contact.ts'

/** From this width on the payment opens in its own window. The window is sized in pixels, so this is too. */
const roomForWindow = '(min-width: 700px)'
/** The link disappears shortly before its address expires on the server. */
const addressLivesMs = 55_000

type Payment =
  | { step: 'none' }
  | { step: 'preparing'; planId: string }
  | { step: 'open'; planId: string; opened: Window }
  /** The browser opened no window, so the page shows the address as a link. */
  | { step: 'blocked'; planId: string; address: string }

/**
 * Pays for a plan in a window of its own, or on a phone in this tab. When the window has closed, the server is asked how the
 * payment went, the stored plan flag is refreshed from its answer, and the page of what begins opens or this one reloads.
 */
export function usePayment(preparing: string) {
  const client = useQueryClient()
  const [payment, setPayment] = useState<Payment>({ step: 'none' })
  const expiry = useRef<number | undefined>(undefined)
  useEffect(() => () => clearTimeout(expiry.current), [])
  useEffect(() => whenBackFromPaying(() => setPayment({ step: 'none' })), [])

  async function finish() {
    try {
      const { status, message } = await call('POST /payment/check', {})
      await client.fetchQuery({ ...meQuery, staleTime: 0 })
      // The page itself shows a payment that still waits.
      if (status !== 'CREATED' && status !== 'PAID') toast.afterNavigation('error', message)
      if (status === 'PAID') location.assign(membershipBegun())
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
      if (isPhone) return leaveToPay(url)
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
