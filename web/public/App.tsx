import { createElement, lazy, Suspense } from 'react'
import type { PageRequest } from '#contract/pages.ts'
import { Footer } from '#web/shell/Footer.tsx'
import { PublicHeader } from '#web/shell/PublicHeader.tsx'
import { publicWords } from '#web/shell/public-words.ts'
import { SubFooter } from '#web/shell/SubFooter.tsx'
import { useHasToken } from '#web/shell/use-has-token.ts'
import { Guarded } from '#web/ui/Guarded.tsx'
import { LanguageContext } from '#web/ui/language.ts'
import { Toaster } from '#web/ui/Toasts.tsx'
import { Dialogs, useOpenDialog } from './dialogs.tsx'
import { PageContext } from './page.ts'
import { bodyOf } from './pages.ts'

const MemberHeader = lazy(() => import('#web/shell/MemberHeader.tsx'))

function Page({ path, content, language }: PageRequest) {
  const member = useHasToken()
  const open = useOpenDialog()
  const say = publicWords(language)
  const outer = <PublicHeader path={path} onOpen={open} />
  return (
    <>
      <a className="btn pri skip" href="#page">
        {say.skip}
      </a>
      {member ? (
        <Guarded fallback={outer}>
          <Suspense fallback={outer}>
            <MemberHeader path={path} />
          </Suspense>
        </Guarded>
      ) : (
        outer
      )}
      <noscript>
        <p className="needs-scripts wrap">{say.needsScripts}</p>
      </noscript>
      <main id="page">{createElement(bodyOf(path))}</main>
      {member ? null : <SubFooter onOpen={open} />}
      <Footer contact={content.contact} social={content.social} home={member ? '/dashboard' : '/home'} />
    </>
  )
}

export function App({ request }: { request: PageRequest }) {
  return (
    <LanguageContext value={request.language}>
      <PageContext value={request}>
        <Dialogs>
          <Page {...request} />
        </Dialogs>
        <Toaster />
      </PageContext>
    </LanguageContext>
  )
}
