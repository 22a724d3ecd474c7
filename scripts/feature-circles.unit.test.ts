import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Which feature imports which. Tests are left out: a test may put several features together. */
function importsBetween(folder: string): Graph {
  const featureOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : null
  const graph = new Map<string, Set<string>>()
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })) {
    const from = featureOf(file)
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'([#.][^']+)'/g,
    )) {
      const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)
      const to = featureOf(target)
      if (from && to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return graph
}

/** The first circle as `a -> b -> a`, or none. */
function circleIn(graph: Graph): string | null {
  const finished = new Set<string>()
  const follow = (name: string, path: readonly string[]): string | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name].join(' -> ')
    if (finished.has(name)) return null
    for (const next of graph.get(name) ?? []) {
      const circle = follow(next, [...path, name])
      if (circle) return circle
    }
    finished.add(name)
    return null
  }
  for (const name of graph.keys()) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return null
}

// Biome's noImportCycles compares files: two features can need each other without two files doing so.
describe('features import each other in no circle', () => {
  it.each(['server/features', 'web/member/features'])('%s', folder => {
    const graph = importsBetween(folder)
    expect(graph.size, `features found in ${folder}`).toBeGreaterThan(0)
    expect(circleIn(graph)).toBeNull()
  })

  it('names the features of a circle', () => {
    const graph = new Map([
      ['search', new Set(['lists'])],
      ['lists', new Set(['profiles'])],
      ['profiles', new Set(['lists'])],
    ])
    expect(circleIn(graph)).toBe('lists -> profiles -> lists')
  })
})
