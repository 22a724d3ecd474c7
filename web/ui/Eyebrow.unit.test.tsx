import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Eyebrow } from './Eyebrow.tsx'

test('an eyebrow that its title only repeats is left out', () => {
  expect(renderToStaticMarkup(<Eyebrow above="माहिती पाठवा">माहिती पाठवा</Eyebrow>)).toBe('')
  expect(renderToStaticMarkup(<Eyebrow above="संपर्क साधा">संपर्क</Eyebrow>)).toBe('')
  expect(renderToStaticMarkup(<Eyebrow above="Share">माहिती पाठवा</Eyebrow>)).toContain('माहिती पाठवा')
})
