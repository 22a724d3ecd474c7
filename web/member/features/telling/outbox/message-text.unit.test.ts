import { describe, expect, it } from 'vitest'
import { codeIn, piecesOf } from './message-text.ts'

describe('the code in a message', () => {
  it('is its four digits alone', () => {
    expect(codeIn('Your code is 4711. It is good for 10 minutes.')).toBe('4711')
    expect(codeIn('0042 is your Saptapadi code')).toBe('0042')
    expect(codeIn('तुमचा कोड 1234 आहे.')).toBe('1234')
  })
  it.each([
    'Call us on 9876543210',
    'Call us on +91 98765 43210',
    'On 15-11-2026 your plan ends',
    'http://localhost:3000/reset-password#token=1234',
    'No code at all',
  ])('is not found in %s', text => {
    expect(codeIn(text)).toBeNull()
  })
})

it('sets a link apart from the words around it', () => {
  expect(piecesOf('Open http://localhost:3000/reset-password#token=abc-_9. It ends soon.')).toEqual([
    { text: 'Open ' },
    {
      text: 'http://localhost:3000/reset-password#token=abc-_9',
      href: 'http://localhost:3000/reset-password#token=abc-_9',
    },
    { text: '. It ends soon.' },
  ])
  expect(piecesOf('javascript:alert(1) is no link')).toEqual([{ text: 'javascript:alert(1) is no link' }])
})
