import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { draw, floors, picture } from './districts.ts'
import { root } from './imports.ts'

it('the picture of the districts is the one that the code draws', () => {
  // Drawn anew by `npm run districts`.
  expect(readFileSync(join(root, picture), 'utf8')).toBe(draw())
})

it('the server has at most nine districts, and the other layers have no district of their own', () => {
  const districtsIn = (folder: string) => globSync(`${folder}/*/`, { cwd: root }).map(path => basename(path))
  const server = districtsIn('server/features')
  expect(server.length).toBeLessThanOrEqual(9)
  expect(districtsIn('contract').filter(name => !server.includes(name))).toEqual(['running'])
})

it('the architecture names every district, on one page', () => {
  const lines = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8').trimEnd().split('\n')
  const rows = lines.filter(line => line.startsWith('|'))
  const unnamed = floors.flat().filter(district => !rows.some(row => row.startsWith(`| \`${basename(district)}\` `)))
  expect(unnamed).toEqual([])
  expect(lines.length).toBeLessThanOrEqual(80)
  expect(rows.flatMap(row => row.split('|')).filter(cell => cell.trim().length > 160)).toEqual([])
})
