import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OwnNumber } from '#contract/families/contact-privacy.ts'
import { numbersQuery } from '#web/member/parts/numbers-query.ts'
import { meQuery } from '#web/session/queries.ts'
import { ContactPrivacy } from './ContactPrivacy.tsx'

const number = (change: Partial<OwnNumber>): OwnNumber => ({
  uuid: '019bc040-f080-7614-af43-1c82ae4bb5fe',
  type: 'CANDIDATE',
  custom_type_name: '',
  phone: '+91 9822011111',
  is_registered: 'N',
  is_hidden: 'Y',
  waits: 'N',
  left_to_candidate: 'Y',
  best_time: null,
  ...change,
})

function drawn(change: Partial<OwnNumber>): string {
  const client = new QueryClient()
  client.setQueryData(meQuery.queryKey, { first_name: 'Sejal', gender: 'F', second_script: null } as never)
  client.setQueryData(numbersQuery.queryKey, { count: 1, list: [number(change)], next_offset: null })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ContactPrivacy />
    </QueryClientProvider>,
  )
}

it('a hidden number that is left to the candidate has no switch for others, and says who shows it', () => {
  expect(drawn({})).toContain('Only Sejal shows this number again')
  expect(drawn({})).not.toContain('role="switch"')
})

it('everybody hides it, and shows it where it waits for an accepted interest', () => {
  for (const change of [{ is_hidden: 'N' }, { waits: 'Y' }, { left_to_candidate: 'N' }] as const)
    expect(drawn(change)).toContain('role="switch"')
})
