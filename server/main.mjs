// Plain JavaScript, so that a Node too old for TypeScript can say so. `main.ts` is another name of this file: that Node
// would otherwise refuse the ending before any line of ours runs.
import { join } from 'node:path'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `saptapadi: Node 24 or newer is needed, and this is ${process.version}: use npm start, which brings its own`,
  )
  process.exit(1)
}
const { enableCompileCache, flushCompileCache } = await import('node:module')
// Compiling every file anew would be most of the time that a start takes. The threads of the server look for the place here.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'node')
enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import('./start.ts')
flushCompileCache()
