import { describe, expect, it } from 'vitest'
import { isReasonEnough, isToldEnough, readyReasons, readyWords } from './office-reasons.ts'

const textsOf = (ready: Readonly<Record<string, Readonly<Record<'en' | 'mr', readonly string[]>>>>) =>
  Object.values(ready).flatMap(({ en, mr }) => [...en, ...mr])

describe('what a family reads', () => {
  it('is a ready text for families or one of ten letters, and never a ready reason of the audit', () => {
    for (const told of [...textsOf(readyWords), 'Your photo shows another person'])
      expect(isToldEnough(told)).toBe(true)
    for (const told of [...textsOf(readyReasons), 'No', '']) expect([told, isToldEnough(told)]).toEqual([told, false])
  })
})

describe('a reason of staff', () => {
  it('is a ready one, or has ten letters in either script', () => {
    for (const reason of [...textsOf(readyReasons), 'The father asked us', 'वडिलांनी आम्हाला विचारले'])
      expect([reason, isReasonEnough(reason)]).toEqual([reason, true])
  })

  it('is not a few letters, nor dots and digits', () => {
    for (const reason of ['', 'asked', 'x x x x x x x', '..........', '9822001101 98', 'फोन आला', 'aaaaaaaaa'])
      expect([reason, isReasonEnough(reason)]).toEqual([reason, false])
  })
})
