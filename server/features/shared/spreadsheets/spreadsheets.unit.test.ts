import { describe, expect, it } from 'vitest'
import { unzip } from '#server/testing/unzip.ts'
import type { Cell } from './cells.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

const at = new Date('2026-11-17T00:00:00Z')

async function* rowsOf(rows: readonly (readonly Cell[])[]) {
  for (const row of rows) yield row
}
const csv = async (...rows: Cell[][]) => (await Array.fromAsync(csvOf(rowsOf(rows)))).join('')
const sheet = async (...rows: Cell[][]) => {
  const zip = Buffer.concat(await Array.fromAsync(xlsxOf('Payments', rowsOf(rows), at)))
  return unzip(zip)
}

describe('a cell', () => {
  it.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋91', '－2', '＠SUM(A1)'])(
    'that begins like a formula is a text: %j',
    async text => {
      expect(await csv([text])).toBe(`\uFEFF"'${text}"\r\n`)
      const cell = (await sheet([text])).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
      expect(cell).toContain(`preserve">'${text}</t>`)
    },
  )
  it('keeps a number, below nothing too, quotes, commas and Marathi', async () => {
    expect(await csv([-15.5, 'Patil, "B"', null, 'पाटील'])).toBe('\uFEFF-15.5,"Patil, ""B""",,"पाटील"\r\n')
    const xml = (await sheet([-15.5, '<b>&', 'पाटील', 'a\u0000b'])).get('xl/worksheets/sheet1.xml')?.toString()
    expect(xml).toContain('<c><v>-15.5</v></c>')
    expect(xml).toContain('&lt;b&gt;&amp;')
    expect(xml).toContain('पाटील')
    expect(xml).toContain('>ab<')
  })
})

describe('a workbook', () => {
  it('holds the five files that a sheet needs', async () => {
    const files = await sheet(['a'], ['b'])
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ])
    expect(files.get('xl/worksheets/sheet1.xml')?.toString().match(/<row>/g)).toHaveLength(2)
  })

  it('asks for rows only as it is read, so that a long list does not stand in memory', async () => {
    let made = 0
    async function* endless() {
      for (;;) yield [`row ${made++}`, Math.random()] as Cell[]
    }
    const pieces = xlsxOf('Payments', endless(), at)
    for (let read = 0; read < 30; read++) await pieces.next()
    await pieces.return(undefined)
    const after = made
    await new Promise(resolve => setImmediate(resolve))
    // A few buffers are filled ahead, and nobody asks for more once the reader has gone.
    expect(made).toBeLessThan(100_000)
    expect(made).toBe(after)
  })

  it('ends with the failure of its rows', async () => {
    async function* broken(): AsyncGenerator<Cell[]> {
      yield ['Payments']
      throw new Error('the database is away')
    }
    await expect(Array.fromAsync(xlsxOf('Payments', broken(), at))).rejects.toThrow('the database is away')
  })
})
