import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { storedLanguage, tidyAddress } from '#web/session/language-choice.ts'
import { BrokenView } from '#web/shell/BrokenView.tsx'
import '#web/ui/back-button.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { LanguageContext } from '#web/ui/language.ts'
import { officeClient } from './queries.ts'
import { officeRouter } from './routes.tsx'
import { officeWords } from './words.ts'
import '#web/ui/styles/layout.css'
import './page.css'

function start(root: HTMLElement): void {
  const language = storedLanguage()
  tidyAddress()
  document.documentElement.lang = language
  createRoot(root).render(
    <StrictMode>
      <LanguageContext value={language}>
        <ErrorBoundary fallback={<BrokenView words={officeWords(language)} />}>
          <QueryClientProvider client={officeClient}>
            {/* A cast is needed: a program registers router types once, and those of the member area are registered. */}
            <RouterProvider router={officeRouter() as never} />
          </QueryClientProvider>
        </ErrorBoundary>
      </LanguageContext>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) start(root)
