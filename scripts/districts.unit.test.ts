import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { draw, floors, nounsOf, picture } from './districts.ts'
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

it('the architecture names every noun of every district', () => {
  const text = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  const unnamed = floors.flat().filter(district => {
    const row = text.split('\n').find(line => line.startsWith(`| \`${basename(district)}/\` `)) ?? ''
    return !row.replace(/ +/g, ' ').includes(`| ${nounsOf(district).join(', ')} |`)
  })
  expect(unnamed).toEqual([])
})
