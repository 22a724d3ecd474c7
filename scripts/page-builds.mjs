// What the pages are made of, as options for Vite: the bundles of the browser, the office, the renderer of the public pages, the
// script that the server writes into each of them, the service worker, and the script of its one page.
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export const pageBuilds = [
  { root },
  { root, configFile: join(root, 'vite.office.config.ts') },
  { root, build: { ssr: 'web/public/render.tsx' } },
  { root, configFile: join(root, 'vite.first-script.config.ts') },
  ...['worker', 'offline'].map(mode => ({ root, configFile: join(root, 'vite.worker.config.ts'), mode })),
]
