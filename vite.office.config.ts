import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserFloor } from './scripts/browser-floor.ts'
import { partHome } from './scripts/part-home.ts'
import { css } from './vite.styles.config.ts'

// The office is built by itself: as a third entry beside the public pages and the member area it would change how their code
// is cut into files, and families would load what only staff need.
export default defineConfig({
  plugins: [react(), partHome],
  base: '/office/',
  css,
  publicDir: false,
  build: {
    outDir: 'dist/office',
    target: browserFloor,
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { base: 'web/ui/styles/index.css', office: 'web/office/main.tsx' },
      // Left to itself the bundler makes a file for every set of screens that share something, up to 34 for one screen.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] } },
    },
  },
})
