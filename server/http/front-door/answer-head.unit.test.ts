import { describe, expect, it } from 'vitest'
import { answerBytes } from './answer-head.ts'

const bytes = (text: string) => answerBytes(Buffer.from(text))

describe('the head of an answer at the front door', () => {
  it('tells where the answer ends', () => {
    expect(bytes('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello')).toBe(43)
    expect(bytes('HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhel')).toBe(540)
    expect(bytes('HTTP/1.1 304 Not Modified\r\netag: x\r\n\r\n')).toBe(38)
  })

  it.each([
    'HTTP/1.1 200 OK\r\ncontent-le',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
    'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 5\r\n\r\nhello',
    'HTTP/1.1 100 Continue\r\n\r\n',
  ])('does not guess', text => {
    expect(bytes(text)).toBeNull()
  })
})
