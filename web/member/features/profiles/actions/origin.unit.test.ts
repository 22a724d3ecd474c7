import { expect, it } from 'vitest'
import { placeOf } from './origin.ts'

const nothing = {
  hasSentIntrest: 0,
  SentIntrestStatus: null,
  hasRecivedIntrest: 0,
  RecivedIntrestStatus: null,
} as const

it('tells sent from received by what the server says, with the status it has now', () => {
  const sent = { ...nothing, hasSentIntrest: 1, SentIntrestStatus: 'ACCEPTED' } as const
  const received = { ...nothing, hasRecivedIntrest: 1, RecivedIntrestStatus: 'PENDING' } as const
  const arrival = { fromInterest: true, origin: undefined }
  expect(placeOf(sent, arrival)).toEqual(['interest-sent', 'ACCEPTED'])
  expect(placeOf(received, arrival)).toEqual(['interest-received', 'PENDING'])
  expect(placeOf(nothing, arrival)).toEqual([null, null])
})

it('keeps the list it came from, or none', () => {
  const sent = { ...nothing, hasSentIntrest: 1, SentIntrestStatus: 'PENDING' } as const
  expect(placeOf(sent, { fromInterest: false, origin: 'shortlisted' })).toEqual(['shortlisted', null])
  expect(placeOf(sent, { fromInterest: false, origin: undefined })).toEqual([null, null])
})
