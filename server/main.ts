// Plain JavaScript, so that a Node too old for TypeScript can say so. `main.ts` is another name of this file, because that Node
// would refuse the ending before any line of ours runs.
import { join } from 'node:path'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `saptapadi: Node 24 or newer is needed, and this is ${process.version}: use npm start, which brings its own`,
  )
  process.exit(1)
}
const { enableCompileCache, flushCompileCache } = await import('node:module')
// Without this cache, compiling every file would take most of a start. The server's threads read the place from here.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'node')
enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import('./start.ts')
flushCompileCache()
