import { expect, it } from 'vitest'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { isInvitedElder, loggedInAs } from './logged-in.ts'

const as = (role: CurrentMember['logged_in']['role'], is_owner: 'Y' | 'N') => ({
  logged_in: { role, is_owner, leaves_to_candidate: 'N' as const },
  first_name: 'Sejal',
  gender: 'F' as const,
  second_script: { mr: { first_name: 'सेजल' } } as CurrentMember['second_script'],
})

it('who is logged in is told with the name of the candidate', () => {
  expect(loggedInAs(as('FATHER', 'N'), 'en')).toBe('You: Sejal’s father')
  expect(loggedInAs(as('MOTHER', 'Y'), 'mr')).toBe('तुम्ही: सेजल हिची आई')
  expect(loggedInAs({ ...as('FATHER', 'N'), gender: 'M' }, 'mr')).toBe('तुम्ही: सेजल याचे वडील')
  expect(loggedInAs(as('OTHER', 'N'), 'en')).toBe('You: Sejal’s family')
  expect(loggedInAs(as('MOTHER', 'Y'), 'mr', true)).toBe('तुम्ही: आई')
  expect(loggedInAs(as('CANDIDATE', 'N'), 'en')).toBe('You: The candidate')
})

it('nothing is told to a candidate who registered, nor where nobody said who registered', () => {
  expect([loggedInAs(as('CANDIDATE', 'Y'), 'en'), loggedInAs(as('OTHER', 'Y'), 'en')]).toEqual([null, null])
})

it('only somebody who was invited and is not the candidate has a face of their own', () => {
  expect([as('FATHER', 'N'), as('CANDIDATE', 'N'), as('MOTHER', 'Y')].map(isInvitedElder)).toEqual([true, false, false])
})
