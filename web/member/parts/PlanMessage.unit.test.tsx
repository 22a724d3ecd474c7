import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SubscriptionPlan } from '#contract/money/plans.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { LanguageContext } from '#web/ui/language.ts'
import { PlanMessage } from './PlanMessage.tsx'
import { plansQuery } from './plans-query.ts'

const plan = (change: Partial<SubscriptionPlan>): SubscriptionPlan => ({
  uuid: '0190a0a0-0000-7000-8000-000000000001',
  name: 'Plan',
  fee: 2500,
  validity_in_days: 180,
  max_contact_views_count: 30,
  description: '',
  status: 'ACTIVE',
  is_offline: 0,
  is_current: 0,
  start_date: null,
  end_date: null,
  offer: 'BUY',
  pay_at_office: 0,
  ...change,
})

function messageWith(list: SubscriptionPlan[], language: Language): string {
  const client = new QueryClient()
  const page = {
    count: list.length,
    list,
    next_offset: null,
    contact_views_left: null,
    contact_views_returned: 0,
    is_sandbox: 0,
  } as const
  client.setQueryData(plansQuery.queryKey, page)
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <QueryClientProvider client={client}>
        <PlanMessage reason="Because." />
      </QueryClientProvider>
    </LanguageContext>,
  )
  return html.replace(/<[^>]+>/g, '').trim()
}

const plans = [
  plan({}),
  plan({ fee: 1500, validity_in_days: 90, offer: null, pay_at_office: 1 }),
  // Neither the site nor the office sells this one to the member.
  plan({ fee: 500, offer: null }),
]

it('the reason stands before the price of the cheapest plan that is for sale', () => {
  expect(messageWith(plans, 'en')).toBe('Because. Plans start at ₹1,500 for 90 days.')
  expect(messageWith(plans, 'mr')).toBe('Because. योजना ₹१,५०० पासून, मुदत ९० दिवस.')
})

it('without a plan for sale the reason stands alone', () => {
  expect(messageWith([plan({ offer: null })], 'en')).toBe('Because.')
})
