import './page.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageRequest } from '#contract/site/pages.ts'
import { publicBodyOf } from '#domain/screens.ts'
import { keys, write } from '#web/api/storage.ts'
import { isStuck } from '#web/ui/load-part.ts'
import { App } from './App.tsx'
import { loadBody } from './pages.ts'

function fetchOrnamentalLetters(): void {
  document.documentElement.removeAttribute('data-early')
  // From the second page on, the fonts are in the browser's cache.
  write(keys.letters, '1')
}
// This script is fetched after the first paint, when a short page may have finished loading.
if (document.readyState === 'complete') fetchOrnamentalLetters()
else addEventListener('load', fetchOrnamentalLetters)

const root = document.getElementById('root')
const inlined = document.getElementById('content')?.textContent
if (root && inlined) {
  const request: PageRequest = JSON.parse(inlined)
  const hydrate = (): Promise<void> =>
    loadBody(publicBodyOf(request)).then(
      body => {
        // A transition hydrates in small steps, so that a slow phone can scroll meanwhile.
        startTransition(() => {
          hydrateRoot(root, <App request={request} body={body} />)
        })
      },
      () => {
        // Until then the page stays as the server rendered it. A finger on it asks again.
        const again = new AbortController()
        const retry = () => {
          again.abort()
          if (isStuck()) location.reload()
          else void hydrate()
        }
        for (const sign of ['online', 'pointerdown', 'keydown']) addEventListener(sign, retry, { signal: again.signal })
      },
    )
  void hydrate()
}
