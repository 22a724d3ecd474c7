import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NotificationChoicesForm } from './NotificationChoicesForm.tsx'
import { choicesQuery } from './queries.ts'

const choice = (channel: 'SMS' | 'EMAIL', state: 'READY' | 'NONE') =>
  ({ channel, state, wants: 'EVERYTHING', consent: null }) as const

it('a family without an e-mail has nothing to choose there, and nothing that looks chosen', () => {
  const client = new QueryClient()
  const answer = { list: [choice('EMAIL', 'NONE'), choice('SMS', 'READY')], weekly_sheet: 'N', push_names: 'N' }
  client.setQueryData(choicesQuery.queryKey, { ...answer, quiet_hours: null } as never)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NotificationChoicesForm />
    </QueryClientProvider>,
  )
  const [, email = '', sms = ''] = html.split('<fieldset')
  expect([email, sms].map(one => (one.match(/type="radio"/g) ?? []).length)).toEqual([0, 3])
  expect(email).toContain('You have not given us one yet')
})
