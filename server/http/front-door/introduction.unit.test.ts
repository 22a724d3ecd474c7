import { describe, expect, it } from 'vitest'
import { introduce, readIntroduction } from './introduction.ts'

describe('the first line of a connection that is passed on', () => {
  it('tells the address and leaves the rest', () => {
    const bytes = Buffer.from(`${introduce('token', '::ffff:203.0.113.7')}GET /`)
    expect(readIntroduction('token', bytes)).toEqual({ address: '::ffff:203.0.113.7', rest: Buffer.from('GET /') })
    expect(readIntroduction('token', bytes.subarray(0, 9))).toBeUndefined()
  })

  it('is refused from whoever does not know the token or has no address', () => {
    expect(readIntroduction('token', Buffer.from('other 203.0.113.7\n'))).toBeNull()
    expect(readIntroduction('token', Buffer.from(introduce('token', '')))).toBeNull()
    expect(readIntroduction('token', Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toBeNull()
    expect(readIntroduction('token', Buffer.alloc(200, 'x'))).toBeNull()
  })
})
