// Reads which source draws which screen, and which the body of which public page. The server names that source's files in the
// document, so that a slow network loads them together with those of the entry.
import { join, posix } from 'node:path'
import type { Plugin } from 'vite'

/** The tables: the constant of a module, and the file of the build that says the same by sources. */
const tables = [
  { module: 'web/member/routes.tsx', constant: 'screens', fileName: 'screens.json' },
  { module: 'web/public/pages.ts', constant: 'bodies', fileName: 'bodies.json' },
]

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The first module that a part of the routes loads, in the part itself or in a constant that it names. */
function loadedIn(part: unknown, constants: ReadonlyMap<string, unknown>): string | undefined {
  if (Array.isArray(part)) return part.map(one => loadedIn(one, constants)).find(Boolean)
  if (!isNode(part)) return undefined
  if (part.type === 'ImportExpression') return String((part.source as Node).value)
  if (part.type === 'Identifier') return loadedIn(constants.get(String(part.name)), constants)
  if (part.type === 'Property') return loadedIn(part.value, constants)
  return loadedIn(Object.values(part), constants)
}

/** Adds the tables to the build. What is imported in the module itself is in the entry's own files and has no source here. */
export const screenSources = (root: string): Plugin => ({
  name: 'screen-sources',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const table = tables.find(({ module }) => id === join(root, module))
    if (!table) return
    const declared = (this.parse(code).body as unknown as Node[])
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap(({ declarations }) => declarations as { id: Node; init: Node }[])
    const constants = new Map<string, Node>(declared.map(({ id: { name }, init }) => [String(name), init]))
    const rows = constants.get(table.constant)?.properties as { key: Node; value: Node }[]
    const sources = rows.flatMap(({ key, value }) => {
      const loaded = loadedIn(value, constants)
      return loaded ? [[key.value ?? key.name, posix.join(posix.dirname(table.module), loaded)]] : []
    })
    this.emitFile({ type: 'asset', fileName: table.fileName, source: JSON.stringify(Object.fromEntries(sources)) })
  },
})
