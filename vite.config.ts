import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserFloor } from './scripts/browser-floor.ts'
import { chunkGroups } from './scripts/chunks.ts'
import { iconFiles } from './scripts/icon-files.ts'
import { partHome } from './scripts/part-home.ts'
import { screenSources } from './scripts/screen-sources.ts'
import { css } from './vite.styles.config.ts'

// Two bundles for the browser (public pages, member area) and one file for the server that renders the public pages.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    !isSsrBuild && partHome,
    !isSsrBuild && iconFiles,
    !isSsrBuild && screenSources(import.meta.dirname),
  ],
  css,
  publicDir: isSsrBuild ? false : 'web/static',
  build: isSsrBuild
    ? { outDir: 'dist/render', emptyOutDir: true, ssr: 'web/public/render.tsx', assetsInlineLimit: 0 }
    : {
        outDir: 'dist/client',
        target: browserFloor,
        emptyOutDir: true,
        manifest: 'manifest.json',
        // Inlined images would need `data:` in the content policy.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { base: 'web/ui/styles/index.css', public: 'web/public/main.tsx', member: 'web/member/main.tsx' },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  ssr: { noExternal: true },
}))
