import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { RelationAnswer } from '#contract/relations/pair.ts'
import { applyRelation, withRelation } from './apply-relation.ts'

const her = '0198c0de-0000-7000-8000-000000000001'
const other = '0198c0de-0000-7000-8000-000000000002'
const relation: RelationAnswer = {
  uuid: her,
  hasSentIntrest: 1,
  SentIntrestStatus: 'PENDING',
  hasRecivedIntrest: 0,
  RecivedIntrestStatus: null,
  is_there: 0,
  waits_for_candidate: 0,
  asked_candidate_at: null,
  activity_id: '0198c0de-0000-7000-8000-000000000003',
  is_send_reminder: 0,
  diffInHours: 0,
  hasShortListed: 1,
  hasBlocked: 0,
  hasReported: 0,
  hasViewContact: 0,
  allowed: ['CANCEL_INTEREST'],
  send_interest_from: null,
  notes: [],
  message: null,
  message_new: 'a reason',
}
const card = (uuid: string) => ({ uuid, last_name: 'Kale', hasSentIntrest: 0, allowed: ['SEND_INTEREST'] })
const asked = { hasSentIntrest: 1, allowed: ['CANCEL_INTEREST'] }

it('changes the card of the member and no other, and adds nothing that a card does not hold', () => {
  const page = { count: 2, list: [card(her), card(other)], next_offset: null }
  const changed = withRelation(page, relation)
  expect(changed).toEqual({ ...page, list: [{ ...card(her), ...asked }, card(other)] })
  expect(changed.list[1]).toBe(page.list[1])
})

it('changes the profile within an entry of My Activity, and not the entry', () => {
  const entry = { uuid: other, message: 'kept', user: card(her) }
  const received = { uuid: other, to_user: card(her) }
  expect(withRelation({ list: [entry, received] }, relation).list).toEqual([
    { ...entry, user: { ...card(her), ...asked } },
    { ...received, to_user: { ...card(her), ...asked } },
  ])
})

it('changes a profile with its reasons', () => {
  const profile = { ...card(her), message_new: null }
  expect(withRelation(profile, relation)).toEqual({ ...profile, ...asked, message_new: 'a reason' })
})

it.each([
  undefined,
  null,
  { count: 1, list: [card(other)] },
  // A neighbour of a search result is a photo and an id, and no card.
  { list: [{ uuid: her, image: null }] },
])('returns %j as it is', data => {
  expect(withRelation(data, relation)).toBe(data)
})

it('reaches every list, profile and activity that the page has read', () => {
  const client = new QueryClient()
  const keys = [
    ['members', 'joined', '', 1],
    ['members', 'search', 2],
    ['activity', 'shortlisted', 1],
  ]
  for (const key of keys) client.setQueryData(key, { list: [card(her)] })
  client.setQueryData(['profile', her, {}], card(her))
  client.setQueryData(['me'], card(her))
  applyRelation(client, relation)
  for (const key of keys) expect(client.getQueryData(key)).toMatchObject({ list: [asked] })
  expect(client.getQueryData(['profile', her, {}])).toMatchObject(asked)
  expect(client.getQueryData(['me'])).toEqual(card(her))
})
