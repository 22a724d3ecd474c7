import { afterAll, beforeAll } from 'vitest'
import type { PaymentDependencies, PaymentTrouble } from '#server/features/money/payments/dependencies.ts'
import { razorpay } from '#server/ports/razorpay.ts'
import { type FakeRazorpay, fakeRazorpay, razorpayKeys } from './fake-razorpay.ts'
import type { TestMember } from './members.ts'
import { paymentWindow } from './payment-window.ts'
import { testWorld } from './world.ts'

const seller = { GSTIN: '27ABCDE1234F1Z5', SELLER_NAME: 'Saptapadi Vivah', SELLER_ADDRESS: 'Laxmi Road, Pune' }

/** A world that is paid through a Razorpay of the test's own. */
export function razorpayWorld() {
  const fake = {} as FakeRazorpay
  const world = testWorld({
    env: { ...seller, DEMO: 'on' },
    gateway: async () => {
      Object.assign(fake, await fakeRazorpay())
      return razorpay(razorpayKeys, fake.url)
    },
  })
  const troubles: PaymentTrouble[] = []
  const dependencies = {} as PaymentDependencies
  beforeAll(() => {
    Object.assign(dependencies, {
      db: world.db,
      secrets: world.secrets,
      channels: { SMS: true, EMAIL: true },
      config: world.config,
      gateway: razorpay(razorpayKeys, fake.url),
      tell: trouble => void troubles.push(trouble),
    } satisfies PaymentDependencies)
  })
  afterAll(() => fake.close())
  return {
    fake,
    world,
    dependencies,
    troubles,
    send: (event: ReturnType<FakeRazorpay['event']>) =>
      world.app.inject({ method: 'POST', url: '/api/payment/webhook', payload: event.body, headers: event.headers }),
    flagOf: async ({ token }: TestMember) => (await world.call('me', {}, { token })).body.is_membership_subscribed,
    /** Takes a member to the gateway: the order as Razorpay knows it, and the form that leads there. */
    async atGateway(him: TestMember, plan: string, type: 'NORMAL' | 'UPGRADE' = 'NORMAL') {
      const { body } = await world.call('paymentTicket', { plan_id: plan, type }, { token: him.token })
      const page = await paymentWindow(world.app).open(body.url)
      const fields = page.form?.fields ?? {}
      return { page, fields, orderId: fields.order_id ?? '' }
    },
    async returnTo(address: string, fields: Record<string, string>) {
      const { pathname, search } = new URL(address)
      const payload = new URLSearchParams(fields).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const back = await world.app.inject({ method: 'POST', url: `${pathname}${search}`, payload, headers })
      return back.statusCode === 303 ? world.app.inject(String(back.headers.location)) : back
    },
  }
}
