// What the pages are made of, as options for Vite: the bundles of the browser, the office, the renderer of the public pages, and the
// script that the server writes into each of them.
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export const pageBuilds = [
  { root },
  { root, configFile: join(root, 'vite.office.config.ts') },
  { root, build: { ssr: 'web/public/render.tsx' } },
  { root, configFile: join(root, 'vite.first-script.config.ts') },
]
