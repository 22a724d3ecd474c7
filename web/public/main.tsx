import './page.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageRequest } from '#contract/site/pages.ts'
import { publicBodyOf } from '#domain/screens.ts'
import { keys, write } from '#web/api/storage.ts'
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
  // A page whose code fails to load stays as the server rendered it.
  void loadBody(publicBodyOf(request)).then(body => {
    // A transition hydrates in small steps, so that a slow phone can scroll meanwhile.
    startTransition(() => {
      hydrateRoot(root, <App request={request} body={body} />)
    })
  })
}
