import { describe, expect, it } from 'vitest'
import { isReasonEnough, readyReasons } from './office-reasons.ts'

describe('a reason of staff', () => {
  it('is a ready one, or has ten letters in either script', () => {
    for (const reason of [...readyReasons.en, ...readyReasons.mr, 'The father asked us', 'वडिलांनी आम्हाला विचारले'])
      expect([reason, isReasonEnough(reason)]).toEqual([reason, true])
  })

  it('is not a few letters, nor dots and digits', () => {
    for (const reason of ['', 'asked', 'x x x x x x x', '..........', '9822001101 98', 'फोन आला', 'aaaaaaaaa'])
      expect([reason, isReasonEnough(reason)]).toEqual([reason, false])
  })
})
