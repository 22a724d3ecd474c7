import { type ComponentType, createElement } from 'react'
import type { PageRequest } from '#contract/site/pages.ts'
import { call } from '#web/api/client.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { Footer } from '#web/shell/Footer.tsx'
import { PublicHeader } from '#web/shell/PublicHeader.tsx'
import { publicWords } from '#web/shell/public-words.ts'
import { SubFooter } from '#web/shell/SubFooter.tsx'
import { useHasToken } from '#web/shell/use-has-token.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { LanguageContext } from '#web/ui/language.ts'
import { SiteNamesContext } from '#web/ui/site-name.ts'
import { Toaster } from '#web/ui/Toasts.tsx'
import styles from './App.module.css'
import { Dialogs, useOpenDialog } from './Dialogs.tsx'
import { PageContext } from './use-page.ts'
import { usePageContent } from './use-page-content.ts'

const MemberHeader = lazyPart(() => import('#web/shell/MemberHeader.tsx'))

function Page({ path, content, language, body }: PageRequest & { body: ComponentType }) {
  const hasToken = useHasToken()
  const open = useOpenDialog()
  const t = publicWords(language)
  const { data: contact } = usePageContent(content.contact, signal => call('GET /cms/contact-us', {}, { signal }))
  const { data: social } = usePageContent(content.social, signal => call('GET /cms/social-media', {}, { signal }))
  const visitorHeader = <PublicHeader path={path} onOpen={open} />
  return (
    <>
      <ButtonLink kind="primary" className={styles.skip} href="#page">
        {t.skip}
      </ButtonLink>
      {hasToken ? (
        <ErrorBoundary fallback={visitorHeader}>
          <MemberHeader path={path} waiting={visitorHeader} failed={visitorHeader} />
        </ErrorBoundary>
      ) : (
        visitorHeader
      )}
      <noscript>
        <p className={classNames('wrap', styles['needs-scripts'])}>{t.needsScripts}</p>
      </noscript>
      {content.site.announcement ? (
        <p className={classNames('wrap', styles.announcement)}>{content.site.announcement}</p>
      ) : null}
      <main id="page">{createElement(body)}</main>
      {hasToken ? null : <SubFooter onOpen={open} />}
      <Footer contact={contact} social={social} motto={content.site.motto} home={hasToken ? '/dashboard' : '/home'} />
    </>
  )
}

/** A public page. `body` is drawn between the header and the footer; on a site that is not open yet it is the whole page. */
export function App({ request, body }: { request: PageRequest; body: ComponentType }) {
  if (!request.isOpen)
    return (
      <LanguageContext value={request.language}>
        <SiteNamesContext value={request.content.site}>{createElement(body)}</SiteNamesContext>
      </LanguageContext>
    )
  return (
    <LanguageContext value={request.language}>
      <SiteNamesContext value={request.content.site}>
        <PageContext value={request}>
          <Dialogs>
            <Page {...request} body={body} />
          </Dialogs>
          <Toaster />
        </PageContext>
      </SiteNamesContext>
    </LanguageContext>
  )
}
