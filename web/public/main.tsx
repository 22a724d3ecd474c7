import '#web/ui/styles/index.css'
import './public.css'
import { hydrateRoot } from 'react-dom/client'
import type { PageRequest } from '#contract/pages.ts'
import { App } from './App.tsx'

const root = document.getElementById('root')
const inlined = document.getElementById('content')?.textContent
if (root && inlined) {
  const request: PageRequest = JSON.parse(inlined)
  hydrateRoot(root, <App request={request} />)
}
