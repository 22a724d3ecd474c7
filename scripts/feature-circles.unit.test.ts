import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf, root } from './imports.ts'
import { isTest } from './zones.ts'

/** The folder of a file's noun, below its district where the tree has districts. Null for a file of no noun. */
type NounOf = (file: string) => string | null
const below =
  (folder: string, depth: number): NounOf =>
  file => {
    const parts = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []
    return parts.length > depth ? parts.slice(0, depth).join('/') : null
  }
const districts = ['access', 'families', 'finding', 'relations', 'money', 'telling', 'office', 'site', 'shared']
/** Where a tree has only one noun of a district, the noun is a folder beside the districts. */
const inDistricts =
  (folder: string): NounOf =>
  file =>
    below(folder, districts.includes(file.slice(folder.length + 1).split('/')[0] ?? '') ? 2 : 1)(file)

/** A path of imports from a feature back to itself, or null. */
function circleIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const finished = new Set<string>()
  const search = (feature: string, way: readonly string[]): string[] | null => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature]
    if (finished.has(feature)) return null
    for (const next of imports.get(feature) ?? []) {
      const circle = search(next, [...way, feature])
      if (circle) return circle
    }
    finished.add(feature)
    return null
  }
  for (const feature of imports.keys()) {
    const circle = search(feature, [])
    if (circle) return circle
  }
  return null
}

const trees: readonly [string, NounOf][] = [
  ['server', file => inDistricts('server/features')(file) ?? below('server/running', 1)(file)],
  ['web/member', inDistricts('web/member/features')],
  ['web/office', inDistricts('web/office/features')],
]
const layers: readonly [string, NounOf][] = ['server', 'web', 'web/member', 'web/office'].map(folder => [
  folder,
  below(folder, 1),
])

// The lint rule finds circles of files. Folders can form a circle even if their files do not.
it.each([...trees, ...layers])('no circle of folders in %s', (folder, nounOf) => {
  const imports = new Map<string, Set<string>>()
  for (const file of globSync(`${folder}/*/**/*.{ts,tsx}`, { cwd: root })) {
    const own = nounOf(file)
    if (own === null || isTest(file) || file.startsWith('server/testing/')) continue
    const reached = imports.get(own) ?? new Set()
    for (const path of importsOf(file)) {
      const noun = nounOf(path)
      if (noun !== null && noun !== own) reached.add(noun)
    }
    imports.set(own, reached)
  }
  expect(imports.size).toBeGreaterThan(2)
  expect(circleIn(imports)).toBeNull()
})
