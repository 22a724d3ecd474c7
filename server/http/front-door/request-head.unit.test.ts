import { describe, expect, it } from 'vitest'
import { readRequestHead } from './request-head.ts'

const read = (...lines: string[]) => readRequestHead(Buffer.from([...lines, '', ''].join('\r\n')))
const get = 'GET /api/user/me HTTP/1.1'
const session = 'authorization: Bearer x'

describe('the head of a request at the front door', () => {
  it('tells a member, the language and where the request ends', () => {
    expect(read(get, 'host: x', session)).toEqual({ isMembersCall: true, language: 'en', bytes: 63 })
    expect(read(get, 'Authorization:x', 'Language: mr')).toMatchObject({ isMembersCall: true, language: 'mr' })
    expect(read(get, 'host: x')).toMatchObject({ isMembersCall: false })
    expect(read('GET /api/health HTTP/1.1', session)).toMatchObject({ isMembersCall: false })
    expect(read('POST /api/add/photo HTTP/1.1', session, 'content-length: 9')).toMatchObject({ isMembersCall: false })
    const head = read('POST /api/user/me HTTP/1.1', session, 'Content-Length: 12', 'connection: keep-alive')
    expect(head).toMatchObject({ isMembersCall: true, bytes: 111 })
  })

  it('follows a browser that opens a page', () => {
    const page = ['GET /home HTTP/1.1', 'Host: x', 'Connection: keep-alive', 'Upgrade-Insecure-Requests: 1']
    expect(read(...page)).toMatchObject({ isMembersCall: false })
  })

  // Two readings of one request are how a stranger slips a second one past a proxy.
  it.each([
    ['a head that is not whole', 'GET /api/user/me HTTP/1.1\r\nhost: x\r\n'],
    ['an older version', 'GET /api/user/me HTTP/1.0\r\nhost: x\r\n\r\n'],
    ['a method without a body in its answer', 'HEAD /api/user/me HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['no header', 'GET /api/user/me HTTP/1.1\r\n\r\n'],
    ['a body in chunks', `${get}\r\ntransfer-encoding: chunked\r\n\r\n`],
    ['a body in chunks, by another case', `${get}\r\nTransfer-Encoding : chunked\r\n\r\n`],
    ['two lengths', `${get}\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n`],
    ['two lengths apart', `${get}\r\ncontent-length: 1\r\nhost: x\r\nContent-Length: 1\r\n\r\n`],
    ['a length that is no number', `${get}\r\ncontent-length: 1,2\r\n\r\n`],
    ['a length with a sign', `${get}\r\ncontent-length: +1\r\n\r\n`],
    ['a space before the colon', `${get}\r\ncontent-length : 1\r\n\r\n`],
    ['a line that is folded', `${get}\r\nhost: x\r\n content-length: 1\r\n\r\n`],
    ['a bare line feed', `${get}\r\nhost: x\ncontent-length: 1\r\n\r\n`],
    ['a bare carriage return', `${get}\r\nhost: x\rcontent-length: 1\r\n\r\n`],
    ['a connection that ends', `${get}\r\nconnection: close\r\n\r\n`],
    ['another protocol', `${get}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`],
    ['a wish to be asked for the body', `${get}\r\nexpect: 100-continue\r\n\r\n`],
    ['a whole address', 'GET http://x/api/user/me HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('leaves %s to the server', (_, text) => {
    expect(readRequestHead(Buffer.from(text, 'latin1'))).toBeNull()
  })
})
