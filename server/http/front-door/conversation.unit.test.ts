import { beforeEach, describe, expect, it } from 'vitest'
import { type Conversation, followConversation } from './conversation.ts'

let isFull = false
let taken = 0
let conversation: Conversation
beforeEach(() => {
  isFull = false
  taken = 0
  conversation = followConversation({ areFull: () => isFull, take: () => taken++, giveBack: () => taken-- })
})
const call = 'GET /api/user/me HTTP/1.1\r\nauthorization: x\r\n\r\n'
const post = (length: number) => `POST /api/user/me HTTP/1.1\r\nauthorization: x\r\ncontent-length: ${length}\r\n\r\n`
const family = (text: string) => conversation.refuse(Buffer.from(text))
const server = (text: string) => conversation.heard(Buffer.from(text))
const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello'

describe('a conversation at the front door', () => {
  it('refuses between two answers when there is no place, and takes one otherwise', () => {
    expect([family(call), taken]).toEqual([null, 1])
    server(answer)
    expect(taken).toBe(0)
    isFull = true
    expect([family(call), family(call), taken]).toEqual(['en', 'en', 0])
    isFull = false
    expect([family(call), taken]).toEqual([null, 1])
  })

  it('does not answer in the middle of an answer, nor ever after a request that came too early', () => {
    family(call)
    server(answer.slice(0, -2))
    isFull = true
    expect(family(call)).toBeNull()
    server(answer.slice(-2))
    server(answer)
    expect([family(call), taken]).toEqual([null, 0])
  })

  it('does not answer two requests that came together', () => {
    isFull = true
    expect(family(call + call)).toBeNull()
    server(answer)
    expect(family(call)).toBeNull()
  })

  it('does not take a body for a request', () => {
    expect(family(post(call.length * 2))).toBeNull()
    isFull = true
    expect([family(call), family(call)]).toEqual([null, null])
    server(answer)
    expect(family(call)).toBe('en')
  })

  it('refuses a call with its body, and passes on one whose body is still to come', () => {
    isFull = true
    expect(family(`${post(2)}{}`)).toBe('en')
    expect(family(`${post(2)}{`)).toBeNull()
  })

  it('follows no longer where a body is longer than said, or the server speaks unasked', () => {
    family(`${post(2)}{`)
    family('}GET')
    expect(taken).toBe(0)
    server(answer)
    isFull = true
    expect(family(call)).toBeNull()
    isFull = false
    conversation = followConversation({ areFull: () => true, take: () => {}, giveBack: () => {} })
    server(answer)
    expect(family(call)).toBeNull()
  })

  it('follows no longer where the end of an answer cannot be told', () => {
    family(call)
    server('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
    isFull = true
    expect([family(call), taken]).toEqual([null, 0])
  })

  it('gives the place back once when the connection ends', () => {
    family(call)
    conversation.ended()
    conversation.ended()
    expect(taken).toBe(0)
  })
})
