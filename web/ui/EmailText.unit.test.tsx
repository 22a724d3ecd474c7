import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailText } from './EmailText.tsx'

it('an address breaks before its @ and nowhere else; what is no address stays as it is', () => {
  const drawn = (text: string) => renderToStaticMarkup(<EmailText>{text}</EmailText>)
  expect(drawn('sunanda.kulkarni@example.in')).toBe('sunanda.kulkarni<wbr/>@example.in')
  expect(drawn('not told')).toBe('not told')
})
