// Puts what the public pages share with the rest into one file. Left to itself the bundler makes a file for every set of
// importers, an icon each, and on a slow line each file costs a journey.
import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; isEntry: boolean; dynamicImporters: readonly string[] } | null
}

const publicEntry = join(import.meta.dirname, '..', 'web/public/main.tsx')

/** Who asks for a module first: entries and modules that are loaded when they are needed. */
function rootsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const info = graph.getModuleInfo(next)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(next)
    waiting.push(...info.importers)
  }
  return roots
}

/** The name of the shared file, or null where the bundler decides. */
export function sharedChunk(id: string, graph: ModuleGraph): string | null {
  if (id.endsWith('.css')) return null
  const roots = rootsOf(id, graph)
  return roots.has(publicEntry) && roots.size > 1 ? 'shared' : null
}
