import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageRequest, RenderedPage, SiteNames } from '#contract/site/pages.ts'
import { type PublicBody, publicBodyOf } from '#domain/screens.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { FirstFrame } from '#web/shell/FirstFrame.tsx'
import { LanguageContext } from '#web/ui/language.ts'
import { SiteNamesContext } from '#web/ui/site-name.ts'
import { App } from './App.tsx'
import { Contact } from './contact/Contact.tsx'
import { head } from './head/head.ts'
import { Home } from './home/Home.tsx'
import { MissingPage } from './missing/MissingPage.tsx'
import { OpeningSoon } from './opening/OpeningSoon.tsx'
import { Prices } from './prices/Prices.tsx'
import { Procedure } from './procedure/Procedure.tsx'
import { StoriesPage } from './stories/StoriesPage.tsx'
import { Trust } from './trust/Trust.tsx'
import { WrittenPage } from './written/WrittenPage.tsx'

/** The same as in `pages.ts`, all at hand. */
const bodies: Record<PublicBody, ComponentType> = {
  '/home': Home,
  '/our-procedure': Procedure,
  '/success-stories': StoriesPage,
  '/contact': Contact,
  '/about-us': WrittenPage,
  '/terms': WrittenPage,
  '/privacy': WrittenPage,
  '/safety': WrittenPage,
  '/grievance': WrittenPage,
  '/how-we-check': WrittenPage,
  '/refunds': WrittenPage,
  '/prices': Prices,
  '/trust': Trust,
  missing: MissingPage,
  opening: OpeningSoon,
}

/** Renders one public page. The server imports the build of this file and nothing else of web. */
export function render(request: PageRequest): RenderedPage {
  const body = publicBodyOf(request)
  return {
    status: body === 'missing' ? 404 : 200,
    head: head(request),
    html: renderToString(<App request={request} body={bodies[body]} />),
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
