import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { guard } from '#domain/guard.ts'
import { watchHomeScreen } from '#web/session/home-screen.ts'
import { storedLanguage, tidyAddress } from '#web/session/language-choice.ts'
import { privatePhotos } from '#web/session/private-photos.ts'
import { queryClient } from '#web/session/queries.ts'
import { rememberReturn } from '#web/session/return-path.ts'
import { hasToken } from '#web/session/session.ts'
import { watchSession } from '#web/session/watch-session.ts'
import { BrokenView } from '#web/shell/BrokenView.tsx'
import '#web/ui/back-button.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { LanguageContext } from '#web/ui/language.ts'
import { PrivatePicturesContext } from '#web/ui/photos/private-pictures.ts'
import { trustedScript } from '#web/ui/trusted.ts'
import { askFirstCalls } from './frame/first-calls.ts'
import { memberRouter } from './routes.tsx'
import { memberWords } from './words.ts'
import '#web/ui/styles/layout.css'
import './page.css'

/** Registers the service worker with its offline page. A site without HTTPS and an old browser do without it. */
function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register(trustedScript('/worker.js')).catch(() => undefined)
  })
}

function start(root: HTMLElement): void {
  const language = storedLanguage()
  tidyAddress()
  document.documentElement.lang = language
  void askFirstCalls(location).finally(() => document.documentElement.removeAttribute('data-frame'))
  watchSession(root)
  registerWorker()
  watchHomeScreen()
  createRoot(root).render(
    <StrictMode>
      <LanguageContext value={language}>
        <ErrorBoundary fallback={<BrokenView words={memberWords(language)} />}>
          <QueryClientProvider client={queryClient}>
            <PrivatePicturesContext value={privatePhotos}>
              <RouterProvider router={memberRouter()} />
            </PrivatePicturesContext>
          </QueryClientProvider>
        </ErrorBoundary>
      </LanguageContext>
    </StrictMode>,
  )
}

const elsewhere = guard(location.pathname, hasToken())
const root = document.getElementById('root')
if (elsewhere) {
  rememberReturn(location.pathname)
  location.replace(elsewhere)
} else if (root) start(root)
