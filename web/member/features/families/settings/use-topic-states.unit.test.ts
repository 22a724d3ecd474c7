import { expect, it } from 'vitest'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { topicGroups } from './topics.ts'
import { topicStates } from './use-topic-states.ts'

const member = {
  first_name: 'Sejal',
  logged_in: { role: 'MOTHER', is_owner: 'Y', leaves_to_candidate: 'N' },
  is_hidden_mobile: 'N',
  family_details: { familty_phone_numbers: [{ is_hidden: 'Y' }] },
  is_paused: 'N',
  last_use_hidden: 'N',
  mobile: '9000000011',
  email: '',
  has_password: 'Y',
} as unknown as CurrentMember
const states = {
  channels: ['SMS'] as ('SMS' | 'EMAIL')[],
  passkeys: 0,
  devices: 2,
  document: null,
  contact_view: null,
  of_owner: { candidate: 'AGREED' as const, consents: 2, nominee: null },
}

it('every topic says how it stands', () => {
  const all = topicStates({ member, states, roles: ['MOTHER', 'CANDIDATE'] }, 'mr')
  const topics = Object.values(topicGroups).flat()
  expect(topics.filter(topic => !all[topic])).toEqual([])
  expect([all.family, all.devices]).toEqual(['आई, Sejal', '२ उपकरणांवर लॉगिन आहे'])
  const english = topicStates({ member, states, roles: [] }, 'en')
  expect([english.notifications, english.nominee, english.consents]).toEqual([
    'By SMS',
    'Nobody named',
    '2 consents given',
  ])
})

it('others of the family read nothing of what is the owner’s, and are not asked whether they found a partner', () => {
  const father = { ...member, logged_in: { ...member.logged_in, is_owner: 'N' as const } }
  const all = topicStates({ member: father, states: { ...states, of_owner: null }, roles: [] }, 'en')
  expect([all.candidate, all.consents, all.nominee]).toEqual([undefined, undefined, undefined])
  expect(all.pause).toBe('Your profile is visible')
})
