import { describe, expect, it } from 'vitest'
import { arrange } from './arrange.ts'

const found = { buttons: ['SEND_INTEREST', 'VIEW_CONTACT', 'SHORTLIST'], menu: ['SHARE', 'BLOCK'] } as const
const asked = { buttons: ['ACCEPT', 'REJECT', 'VIEW_CONTACT', 'REMOVE_SHORTLIST'], menu: ['SHARE'] } as const

describe('the buttons', () => {
  it('of a profile all have words', () => {
    expect(arrange(found, 'profile')).toEqual({ worded: found.buttons, marks: [], menu: found.menu })
  })
  it('of a profile on a phone are up to two with words, the contact as an icon, the bookmark where one has words, and More', () => {
    const sentYesterday = { buttons: ['CANCEL_INTEREST', 'SEND_REMINDER', 'VIEW_CONTACT'], menu: ['SHARE'] } as const
    expect(arrange(sentYesterday, 'bar')).toEqual({
      worded: ['CANCEL_INTEREST', 'SEND_REMINDER'],
      marks: ['VIEW_CONTACT'],
      menu: ['SHARE'],
    })
    expect(arrange(found, 'bar')).toEqual({
      worded: ['SEND_INTEREST'],
      marks: ['VIEW_CONTACT', 'SHORTLIST'],
      menu: found.menu,
    })
    expect(arrange(asked, 'bar')).toEqual({
      worded: ['ACCEPT', 'REJECT'],
      marks: ['VIEW_CONTACT'],
      menu: ['REMOVE_SHORTLIST', 'SHARE'],
    })
    const accepted = { buttons: ['VIEW_CONTACT', 'DOWNLOAD_PROFILE'], menu: ['SHARE'] } as const
    expect(arrange(accepted, 'bar')).toEqual({ worded: accepted.buttons, marks: [], menu: ['SHARE'] })
  })
  it('of a card have words but for the bookmark', () => {
    expect(arrange(found, 'card')).toEqual({
      worded: ['SEND_INTEREST', 'VIEW_CONTACT'],
      marks: ['SHORTLIST'],
      menu: found.menu,
    })
  })
  it('of a card on a phone are the same, so that View Contact is never behind More', () => {
    expect(arrange(found, 'calm')).toEqual(arrange(found, 'card'))
    expect(arrange(asked, 'calm')).toEqual({
      worded: ['ACCEPT', 'REJECT', 'VIEW_CONTACT'],
      marks: ['REMOVE_SHORTLIST'],
      menu: ['SHARE'],
    })
  })
  it('of a shortlisted card also say how it is taken out of the list', () => {
    const kept = { buttons: ['SEND_INTEREST', 'VIEW_CONTACT', 'REMOVE_SHORTLIST'], menu: ['SHARE'] } as const
    const arranged = arrange({ ...kept, hasWordedBookmark: true }, 'card')
    expect(arranged).toEqual({ worded: kept.buttons, marks: [], menu: ['SHARE'] })
  })
  it('of a card as narrow as a face are the first with words, the contact and the bookmark', () => {
    expect(arrange(asked, 'face')).toEqual({
      worded: ['ACCEPT'],
      marks: ['VIEW_CONTACT', 'REMOVE_SHORTLIST'],
      menu: ['REJECT', 'SHARE'],
    })
  })
  it('of a row of a table all have words too', () => {
    expect(arrange(found, 'row')).toEqual({ worded: found.buttons, marks: [], menu: found.menu })
  })
})
