import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageRequest, RenderedPage, SiteNames } from '#contract/site/pages.ts'
import { isPublicPath } from '#domain/screens.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { FirstFrame } from '#web/shell/FirstFrame.tsx'
import { LanguageContext } from '#web/ui/language.ts'
import { SiteNamesContext } from '#web/ui/site-name.ts'
import { App } from './App.tsx'
import { head } from './head/head.ts'
import { bodyOf, isLoadedLater, type LoadedLater } from './pages.ts'
import { Prices } from './prices/Prices.tsx'
import { Trust } from './trust/Trust.tsx'

const later: Record<LoadedLater, ComponentType> = { '/prices': Prices, '/trust': Trust }

/** Renders one public page. The server imports the build of this file and nothing else of web. */
export function render(request: PageRequest): RenderedPage {
  return {
    status: isPublicPath(request.path) || !request.isOpen ? 200 : 404,
    head: head(request),
    html: renderToString(
      <App request={request} body={isLoadedLater(request.path) ? later[request.path] : bodyOf(request.path)} />,
    ),
  }
}

/** Renders the content of the member area's document. */
export const renderFirstFrame = (language: Language, names: SiteNames): string =>
  renderToString(
    <LanguageContext value={language}>
      <SiteNamesContext value={names}>
        <FirstFrame />
      </SiteNamesContext>
    </LanguageContext>,
  )
