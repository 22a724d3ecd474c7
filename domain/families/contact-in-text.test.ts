import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactInText } from './contact-in-text.ts'

describe('a text that others read', () => {
  it.each([
    'B.E. Computer',
    'M.Com, B.Com (Pune University 2015 - 2019)',
    'B.A.,B.Ed.',
    'Diploma in Civil Engineering',
    'B.E. @ COEP Pune',
    'एम.कॉम., पुणे विद्यापीठ',
    'Born in 1997, 165 cm, income 650000',
    'शेती ४ एकर, घर स्वतःचे',
    'Height 5.5, weight 60',
    'and/or, yes/no',
    '',
  ])('says %j', text => {
    expect(contactInText(text)).toBeNull()
  })

  it.each([
    ['9820012345', 'number'],
    ['call 98200 12345', 'number'],
    ['+91-98200-12345', 'number'],
    ['(982) 001.2345', 'number'],
    ['९८२००१२३४५', 'number'],
    ['९८ २० 01 23 ४५', 'number'],
    ['９８２００１２３４５', 'number'],
    ['98200\u200b12345', 'number'],
    ['rutuja@family.in', 'email'],
    ['rutuja @ family . in', 'email'],
    ['rutuja(at)family(dot)in', 'email'],
    ['pay me at rutuja@okbank', 'email'],
    ['https://x.example/a', 'link'],
    ['HTTP://X', 'link'],
    ['www.kale.example', 'link'],
    ['see kalefamily.com', 'link'],
    ['kalefamily.in', 'link'],
    ['wa.me/919820012345', 'link'],
    ['t.me/kale', 'link'],
    ['fаcebook.com', 'link'],
  ])('tells a contact: %j', (text, kind) => {
    expect(contactInText(text)).toBe(kind)
  })

  it('cannot hide ten digits by the script or by what stands between them', () => {
    const digit = fc.constantFrom(...'0123456789०१२३४५६७८९')
    const between = fc.constantFrom('', ' ', '.', '-', ' - ', '–', '\u200d')
    const number = fc.array(fc.tuple(digit, between), { minLength: 10, maxLength: 14 })
    fc.assert(
      fc.property(number, fc.constantFrom('', 'call ', 'फोन '), (parts, before) => {
        expect(contactInText(`${before}${parts.flat().join('')}`)).toBe('number')
      }),
    )
  })

  it('may hold up to nine digits, and any words', () => {
    const few = fc.stringMatching(/^[\d०-९]{0,9}$/)
    const words = fc.stringMatching(/^[a-z ,]{0,30}$/)
    fc.assert(
      fc.property(few, words, (number, text) => {
        expect(contactInText(`${text} ${number}`)).toBeNull()
      }),
    )
  })

  it('is judged in the same time however it is made', () => {
    for (const part of ['1-', 'a.', 'a@', '(at)', '. ', 'a-', '[at'])
      expect(() => contactInText(part.repeat(20_000))).not.toThrow()
  }, 5000)
})
