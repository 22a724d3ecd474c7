import { defineConfig } from 'vite'
import { browserFloor } from './scripts/browser-floor.ts'

// A build of its own: the other entries share chunks by import, and a script inside a document can import nothing.
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/first-script',
    target: browserFloor,
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'web/public/first-script.ts',
      // Every page carries this script: what it imports but does not call must not come along.
      treeshake: { moduleSideEffects: false },
      output: { format: 'iife', entryFileNames: 'first-script.js' },
    },
  },
})
