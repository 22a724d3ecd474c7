import { describe, expect, it } from 'vitest'
import { type ProfileAction, profileActions } from '#contract/summary.ts'
import { buttonSet, type InterestTab, type Origin, previewSet } from './button-set.ts'

const strangers: ProfileAction[] = ['VIEW_CONTACT', 'SEND_INTEREST', 'SHORTLIST', 'BLOCK', 'REPORT', 'SHARE']

describe('the buttons of a profile', () => {
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
  it('answer an interest that waits, wherever the profile was found', () => {
    const allowed: ProfileAction[] = ['ACCEPT', 'REJECT', 'VIEW_CONTACT', 'SHORTLIST']
    expect(buttonSet(null, null, allowed).buttons).toEqual(['ACCEPT', 'REJECT', 'VIEW_CONTACT', 'SHORTLIST'])
  })
  it.each<[Origin, InterestTab | null, ProfileAction[], ProfileAction[]]>([
    ['shortlisted', null, ['SEND_INTEREST', 'CANCEL_INTEREST', 'VIEW_CONTACT', 'SHORTLIST', 'REMOVE_SHORTLIST'], []],
    ['interest-sent', 'PENDING', ['SEND_INTEREST', 'CANCEL_INTEREST', 'SEND_REMINDER', 'VIEW_CONTACT'], []],
    ['interest-sent', 'ACCEPTED', ['VIEW_CONTACT', 'DOWNLOAD_PROFILE'], []],
    ['interest-sent', 'REJECTED', ['VIEW_REASON'], []],
    ['interest-received', 'PENDING', ['ACCEPT', 'REJECT', 'VIEW_CONTACT'], []],
    ['interest-received', 'ACCEPTED', ['VIEW_CONTACT', 'DOWNLOAD_PROFILE'], []],
    ['interest-received', 'REJECTED', ['ACCEPT_AGAIN', 'VIEW_REASON'], []],
    ['blocked', null, ['UNBLOCK', 'VIEW_CONTACT'], ['SHARE', 'BLOCK', 'REPORT']],
    ['reported', null, ['VIEW_CONTACT', 'VIEW_REASON'], []],
  ])('from %s %s are %j and behind More %j, where all is allowed', (origin, tab, buttons, menu) => {
    expect(buttonSet(origin, tab, profileActions)).toEqual({ buttons, menu })
  })
  it.each<Origin | null>([null, 'shortlisted', 'interest-sent', 'interest-received', 'blocked', 'reported'])(
    'from %s are none where nothing is allowed',
    origin => {
      expect(buttonSet(origin, 'PENDING', [])).toEqual({ buttons: [], menu: [] })
    },
  )
  it('of an activity without a tab are those of anywhere', () => {
    expect(buttonSet('interest-sent', null, strangers)).toEqual(buttonSet(null, null, strangers))
  })
})

it('a preview shows what a stranger would see', () => {
  expect(previewSet.buttons).toEqual(['SEND_INTEREST', 'VIEW_CONTACT', 'SHORTLIST'])
})
