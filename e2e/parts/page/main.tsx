// First, as in the product: the order of the layers is the one that a page meets first.
import '#web/ui/styles/index.css'

import { useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#web/ui/Button.tsx'
import { LanguageContext } from '#web/ui/language.ts'
import { Toaster } from '#web/ui/Toasts.tsx'
import { useDocumentEvent } from './document-events.ts'
import styles from './page.module.css'
import { samples } from './samples.tsx'

const asked = new URLSearchParams(location.search)
const language = asked.get('lang') === 'mr' ? 'mr' : 'en'
document.documentElement.lang = language

/** One component by `?part=`, or all of them in one column. A `redraw` event renders everything again. */
function Page() {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [told, tell] = useReducer((_before: string, text: string) => text, '')
  useDocumentEvent('redraw', redraw)
  const only = asked.get('part')
  const shown = Object.entries(samples).filter(([name]) => only === null || name === only)
  return (
    <LanguageContext value={language}>
      <header className={styles.column}>
        <h1>Parts</h1>
        <Button id="before">Before</Button>
        <p id="told">{told}</p>
      </header>
      <main className={styles.column}>
        {shown.map(([name, Sample]) => (
          <section key={name} id={name} aria-label={name}>
            <Sample tell={tell} />
          </section>
        ))}
      </main>
      <footer className={styles.column}>
        <Button id="after">After</Button>
      </footer>
      <Toaster />
    </LanguageContext>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
