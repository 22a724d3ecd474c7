import { describe, expect, it } from 'vitest'
import { identityKey, identityOf, mobileIdentity } from './identity.ts'

describe('an identity', () => {
  it('meets itself however it is typed', () => {
    expect(identityKey(identityOf(' Rutuja@Family.IN '))).toBe('mailto:rutuja@family.in')
    for (const typed of ['9820000001', '98200 00001', '+919820000001', '98200-00001'])
      expect(identityKey(identityOf(typed))).toBe('tel:+919820000001')
    expect(identityKey(mobileIdentity('7911123456', '+44'))).toBe('tel:+447911123456')
  })
})
