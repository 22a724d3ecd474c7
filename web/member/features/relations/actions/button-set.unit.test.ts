import { describe, expect, it } from 'vitest'
import { type InterestStatus, type ProfileAction, profileActions } from '#contract/finding/summary.ts'
import { buttonSet as buttonSetOf, isInterestSent, type Origin, previewSet } from './button-set.ts'

const strangers: ProfileAction[] = ['VIEW_CONTACT', 'SEND_INTEREST', 'SHORTLIST', 'BLOCK', 'REPORT', 'SHARE']
const buttonSet = (origin: Origin | null, status: InterestStatus | null, allowed: readonly ProfileAction[]) =>
  buttonSetOf(origin, status, { allowed: [...allowed], send_interest_from: null })
const more: ProfileAction[] = ['SHARE', 'BLOCK', 'UNBLOCK', 'REPORT']

describe('the buttons of a member', () => {
  it('found anywhere: interest, contact, shortlist, and more', () => {
    expect(buttonSet(null, null, strangers)).toEqual({
      buttons: ['SEND_INTEREST', 'VIEW_CONTACT', 'SHORTLIST'],
      menu: ['SHARE', 'BLOCK', 'REPORT'],
    })
  })
  it('change with what was done', () => {
    const done: ProfileAction[] = ['VIEW_CONTACT', 'CANCEL_INTEREST', 'REMOVE_SHORTLIST', 'UNBLOCK', 'SHARE']
    expect(buttonSet(null, null, done)).toEqual({
      buttons: ['CANCEL_INTEREST', 'VIEW_CONTACT', 'REMOVE_SHORTLIST'],
      menu: ['SHARE', 'UNBLOCK'],
    })
  })
  it.each<Origin | null>([null, 'shortlisted'])('answer an interest that waits, found in %s', origin => {
    const allowed: ProfileAction[] = ['ACCEPT', 'REJECT', 'VIEW_CONTACT', 'SHORTLIST']
    expect(buttonSet(origin, null, allowed).buttons).toEqual(['ACCEPT', 'REJECT', 'VIEW_CONTACT', 'SHORTLIST'])
  })
  it.each<[Origin, InterestStatus | null, ProfileAction[]]>([
    [
      'interest-sent',
      'PENDING',
      ['CONFIRM', 'ASK_CANDIDATE', 'SEND_INTEREST', 'CANCEL_INTEREST', 'SEND_REMINDER', 'VIEW_CONTACT'],
    ],
    ['interest-sent', 'ACCEPTED', ['CONFIRM', 'ASK_CANDIDATE', 'VIEW_CONTACT', 'DOWNLOAD_PROFILE']],
    ['interest-sent', 'REJECTED', ['VIEW_REASON']],
    ['interest-received', 'PENDING', ['ACCEPT', 'ASK_CANDIDATE', 'REJECT', 'VIEW_CONTACT']],
    ['interest-received', 'ACCEPTED', ['VIEW_CONTACT', 'DOWNLOAD_PROFILE']],
    ['interest-received', 'REJECTED', ['ACCEPT_AGAIN', 'ASK_CANDIDATE', 'VIEW_REASON']],
    ['reported', null, ['VIEW_REASON', 'VIEW_CONTACT']],
    ['blocked', null, ['UNBLOCK']],
  ])('from %s %s are %j, and More, where all is allowed', (origin, status, buttons) => {
    expect(buttonSet(origin, status, profileActions)).toEqual({
      buttons,
      menu: more.filter(action => !buttons.includes(action)),
    })
  })
  it('say that an interest was sent, until it is answered', () => {
    for (const origin of [null, 'shortlisted'] as const)
      expect(isInterestSent(origin, { SentIntrestStatus: 'PENDING' })).toBe(true)
    expect(isInterestSent('interest-sent', { SentIntrestStatus: 'PENDING' })).toBe(false)
    for (const SentIntrestStatus of ['ACCEPTED', 'REJECTED', null] as const)
      expect(isInterestSent(null, { SentIntrestStatus })).toBe(false)
  })
  it('keep the place of Send Interest while it has to wait', () => {
    const waiting = {
      allowed: strangers.filter(action => action !== 'SEND_INTEREST'),
      send_interest_from: '2026-01-22',
    }
    expect(buttonSetOf(null, null, waiting)).toEqual(buttonSet(null, null, strangers))
    expect(buttonSetOf('blocked', null, waiting).buttons).not.toContain('SEND_INTEREST')
  })
  it.each<Origin | null>([null, 'shortlisted', 'interest-sent', 'interest-received', 'blocked', 'reported'])(
    'from %s are none where nothing is allowed',
    origin => {
      expect(buttonSet(origin, 'PENDING', [])).toMatchObject({ buttons: [], menu: [] })
    },
  )
  it('of an interest without a status are those of anywhere', () => {
    expect(buttonSet('interest-sent', null, strangers)).toEqual(buttonSet(null, null, strangers))
  })
})

it('a preview shows what a stranger would see', () => {
  expect(previewSet.buttons).toEqual(['SEND_INTEREST', 'VIEW_CONTACT', 'SHORTLIST'])
})
