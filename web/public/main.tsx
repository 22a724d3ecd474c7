import './page.css'
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageRequest } from '#contract/site/pages.ts'
import { keys, write } from '#web/api/storage.ts'
import { App } from './App.tsx'
import { bodyOf, isLoadedLater, type LoadedLater } from './pages.ts'

function fetchOrnamentalLetters(): void {
  document.documentElement.removeAttribute('data-early')
  // From the second page on, the fonts are in the browser's cache.
  write(keys.letters, '1')
}
// This script is fetched after the first paint, when a short page may have finished loading.
if (document.readyState === 'complete') fetchOrnamentalLetters()
else addEventListener('load', fetchOrnamentalLetters)

const later: Record<LoadedLater, () => Promise<ComponentType>> = {
  '/prices': async () => (await import('./prices/Prices.tsx')).Prices,
  '/trust': async () => (await import('./trust/Trust.tsx')).Trust,
}
const loadBody = async (path: string): Promise<ComponentType> => (isLoadedLater(path) ? later[path]() : bodyOf(path))

const root = document.getElementById('root')
const inlined = document.getElementById('content')?.textContent
if (root && inlined) {
  const request: PageRequest = JSON.parse(inlined)
  // A page whose code fails to load stays as the server rendered it.
  void loadBody(request.path).then(body => {
    // A transition hydrates in small steps, so that a slow phone can scroll meanwhile.
    startTransition(() => {
      hydrateRoot(root, <App request={request} body={body} />)
    })
  })
}
