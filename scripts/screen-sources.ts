// Reads from the routes which source draws which screen. The server names that source's files in the document, so that a slow
// network loads them together with the member area's own.
import { join, posix } from 'node:path'
import type { Plugin } from 'vite'

const routes = 'web/member/routes.tsx'

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

/** Adds `screens.json` to the build: the source of each address that has a screen. */
export const screenSources = (root: string): Plugin => ({
  name: 'screen-sources',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (id !== join(root, routes)) return
    const declared = (this.parse(code).body as unknown as Node[])
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap(({ declarations }) => declarations as { id: Node; init: Node }[])
    const constants = new Map<string, Node>(declared.map(({ id: { name }, init }) => [String(name), init]))
    const screens = constants.get('screens')?.properties as { key: Node; value: Node }[]
    const sources = screens.map(({ key, value }) => {
      const loaded = loadedIn(value, constants)
      if (!loaded) throw new Error(`${routes} loads nothing for ${String(key.value)}`)
      return [key.value, posix.join(posix.dirname(routes), loaded)]
    })
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(sources)) })
  },
})
