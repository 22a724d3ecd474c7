import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addressKey, storedKey } from './limits.ts'

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

describe('a key in the table', () => {
  const lastingHash = (text: string) => createHash('sha256').update(text).digest()
  const stored = (key: string) => storedKey({ lastingHash }, key)
  const her = '0199e1c2-7f00-7abc-8def-001122334455'

  it.each([
    ['login tel:+919822033344 from 203.0.113.9', /^login [\w-]{22} from [\w-]{22}$/],
    ['login mailto:kale@family.in a day', /^login [\w-]{22} a day$/],
    ['signups from 2001:db8:1:2::/64', /^signups from [\w-]{22}$/],
    [`pages ${her}`, new RegExp(`^pages ${her}$`)],
    ['sms a day', /^sms a day$/],
  ])('that says %s names nobody', (key, expected) => {
    expect(stored(key)).toMatch(expected)
  })

  it('begins with what its beginning is stored as', () => {
    expect(stored('login tel:+919822033344 from 203.0.113.9').startsWith(stored('login tel:+919822033344 '))).toBe(true)
  })
})
