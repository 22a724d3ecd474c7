import { expect, it } from 'vitest'
import { underName } from './site-content.ts'

it('a sentence carries the name of the site, whatever characters it has', () => {
  const names = { en: "Vivah $& $' Co", mr: 'शुभ विवाह' }
  expect(underName('Welcome to Saptapadi. Saptapadi!', names)).toBe("Welcome to Vivah $& $' Co. Vivah $& $' Co!")
  expect(underName('सप्तपदीवर स्वागत', names)).toBe('शुभ विवाहवर स्वागत')
})
