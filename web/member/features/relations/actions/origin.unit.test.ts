import { expect, it } from 'vitest'
import { originOf } from './origin.ts'

const nothing = {
  hasSentIntrest: 0,
  SentIntrestStatus: null,
  hasRecivedIntrest: 0,
  RecivedIntrestStatus: null,
} as const
const sent = { ...nothing, hasSentIntrest: 1, SentIntrestStatus: 'ACCEPTED' } as const
const received = { ...nothing, hasRecivedIntrest: 1, RecivedIntrestStatus: 'PENDING' } as const

it('tells sent from received by what the server says, with the status it has now', () => {
  const arrival = { fromInterest: true, origin: undefined }
  expect(originOf(sent, arrival)).toEqual(['interest-sent', 'ACCEPTED'])
  expect(originOf(received, arrival)).toEqual(['interest-received', 'PENDING'])
  expect(originOf(nothing, arrival)).toEqual([null, null])
})

it('keeps the list it came from, or none', () => {
  expect(originOf(sent, { fromInterest: false, origin: 'shortlisted' })).toEqual(['shortlisted', null])
  expect(originOf(sent, { fromInterest: false, origin: undefined })).toEqual([null, null])
})
