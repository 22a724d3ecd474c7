import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOfLines, linesOfHtml } from './description.ts'

it('gives back the lines that staff wrote, whatever signs they hold', () => {
  const line = fc.string({ maxLength: 30 }).map(text => text.replace(/\s+/g, ' ').trim())
  const lines = fc.array(line, { maxLength: 5 }).map(all => all.filter(Boolean).join('\n'))
  fc.assert(
    fc.property(lines, text => {
      expect(linesOfHtml(htmlOfLines(text))).toBe(text)
    }),
  )
})

it('turns no line into a tag', () => {
  expect(htmlOfLines('20 views\n<script>alert(1)</script>\n\n  A & B ')).toBe(
    '<ul><li>20 views</li><li>&lt;script&gt;alert(1)&lt;/script&gt;</li><li>A &amp; B</li></ul>',
  )
})

it('reads the words of a description that was written elsewhere', () => {
  expect(linesOfHtml('<h2>Gold</h2><p>For a <strong>year</strong></p><script>x</script>')).toBe('Gold\nFor a year')
})
