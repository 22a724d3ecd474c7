import { join } from 'node:path'
import type { Plugin } from 'vite'

const home = join(import.meta.dirname, '..', 'web/ui/load-part.ts')

/** Vite sends each `import()` of a page through a helper of its own, which a failed address outlives. Ours takes its place. */
export const partHome: Plugin = {
  name: 'part-home',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] },
    },
  }),
  load: id =>
    id === '\0vite/preload-helper.js' ? `export { loadPart as __vitePreload } from ${JSON.stringify(home)}` : null,
}
