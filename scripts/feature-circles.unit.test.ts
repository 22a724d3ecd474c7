import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf, root } from './imports.ts'
import { isTest } from './zones.ts'

/** The features that a file imports from, apart from its own. */
const importedFeatures = (folder: string, file: string, own: string): string[] =>
  importsOf(file)
    .flatMap(path => (path.startsWith(`${folder}/`) ? (path.slice(folder.length + 1).split('/')[0] ?? []) : []))
    .filter(feature => feature !== own)

/** A way from a feature back to itself, or null. */
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

// The lint rule finds circles of files. Features can form one although their files do not.
it.each(['server/features', 'web/member/features', 'web/office/features', 'server', 'web'])(
  'no circle of folders in %s',
  folder => {
    const imports = new Map<string, Set<string>>()
    for (const file of globSync(`${folder}/*/**/*.{ts,tsx}`, { cwd: root })) {
      if (isTest(file) || file.startsWith('server/testing/')) continue
      const own = file.slice(folder.length + 1).split('/')[0] ?? ''
      const known = imports.get(own) ?? new Set()
      for (const feature of importedFeatures(folder, file, own)) if (!feature.includes('.')) known.add(feature)
      imports.set(own, known)
    }
    expect(imports.size).toBeGreaterThan(3)
    expect(circleIn(imports)).toBeNull()
  },
)
