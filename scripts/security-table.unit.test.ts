import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Every requirement of ASVS 5.0 at levels 1 and 2. */
const required =
  '1.1.1–2 1.2.1–9 1.3.1–11 1.4.1–3 1.5.1–2 2.1.1–3 2.2.1–3 2.3.1–4 2.4.1 3.2.1–2 3.3.1–4 3.4.1–6 3.5.1–5 3.7.1–2 ' +
  '4.1.1–3 4.2.1 4.3.1–2 4.4.1–4 5.1.1 5.2.1–3 5.3.1–2 5.4.1–3 6.1.1–3 6.2.1–12 6.3.1–4 6.4.1–4 6.5.1–5 6.6.1–3 6.8.1–4 ' +
  '7.1.1–3 7.2.1–4 7.3.1–2 7.4.1–5 7.5.1–2 7.6.1–2 8.1.1–2 8.2.1–3 8.3.1 8.4.1 9.1.1–3 9.2.1–4 10.1.1–2 10.2.1–2 10.3.1–4 ' +
  '10.4.1–11 10.5.1–5 10.6.1–2 10.7.1–3 11.1.1–2 11.2.1–3 11.3.1–3 11.4.1–4 11.5.1 11.6.1 12.1.1–3 12.2.1–2 12.3.1–4 13.1.1 ' +
  '13.2.1–5 13.3.1–2 13.4.1–5 14.1.1–2 14.2.1–4 14.3.1–3 15.1.1–3 15.2.1–3 15.3.1–7 16.1.1 16.2.1–5 16.3.1–4 16.4.1–3 ' +
  '16.5.1–3 17.1.1 17.2.1–4 17.3.1–2'

/** The numbers in a text: of requirements, of whole sections (4.3) and of whole chapters (17). */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/(\d+(?:\.\d+)*)(?:–(?:\d+\.)*(\d+))?/g)].flatMap(([, first = '', last]) => {
    const parts = first.split('.')
    const from = Number(parts.pop())
    const prefix = parts.map(part => `${part}.`).join('')
    return Array.from({ length: Number(last ?? from) - from + 1 }, (_, n) => `${prefix}${from + n}`)
  })

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'security.md'), 'utf8')
const section = page.slice(page.indexOf('## ASVS 5.0'))
const leftOut = /Left out because[\s\S]*?(?= Of chapters)/.exec(section)?.[0] ?? ''
const rows = [...section.matchAll(/^\| (\d[^|]*)\| (.*?) *\|$/gm)].map(([, numbers = '', how = '']) => ({
  numbers,
  how,
}))

it('every requirement of levels 1 and 2 is met, ruled or left out', () => {
  const told = new Set([...rows.flatMap(({ numbers }) => numbersIn(numbers)), ...numbersIn(leftOut)])
  const isTold = (number: string) => {
    const [chapter = '', second = ''] = number.split('.')
    return told.has(number) || told.has(`${chapter}.${second}`) || told.has(chapter)
  }
  expect(numbersIn(required).filter(number => !isTold(number))).toEqual([])
})

it('no row puts off what it asks for', () => {
  expect(rows.filter(({ how }) => how === '' || /\b(later|will|comes? with|brings?)\b/.test(how))).toEqual([])
})
