import { defineConfig } from 'vite'
import { browserFloor } from './scripts/browser-floor.ts'

// The worker is no module of a page, and the script of the offline page stands in its document: each is one file by itself.
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    target: browserFloor,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: `web/worker/${mode}.ts`,
      treeshake: { moduleSideEffects: false },
      output: { format: 'iife', entryFileNames: `${mode}.js` },
    },
  },
}))
