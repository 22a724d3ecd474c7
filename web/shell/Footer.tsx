import type { ContactRecord, SocialLinks } from '#contract/site/cms.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { ContactLines } from './ContactLines.tsx'
import styles from './Footer.module.css'
import { publicWords } from './public-words.ts'
import { SocialIcons } from './SocialIcons.tsx'

type Links = readonly (readonly [href: string, word: string])[]
type Words = ReturnType<typeof publicWords>

export const aboutLinks = (t: Words): Links => [
  ['/about-us', t.about],
  ['/contact?mobile=N', t.contact],
  ['/terms', t.terms],
]
export const trustLinks = (t: Words): Links => [
  ['/prices', t.prices],
  ['/privacy', t.privacy],
  ['/safety', t.safety],
  ['/how-we-check', t.howWeCheck],
  ['/grievance', t.grievance],
  ['/refunds', t.refunds],
  ['/trust', t.figures],
]

interface FooterProps {
  contact: ContactRecord | null
  social: SocialLinks | null
  /** The motto of a public page. Empty if the provider has none. */
  motto?: string
  /** The address that the logo links to. */
  home: string
}

/** The footer. A part that is null is left out. */
export function Footer({ contact, social, motto, home }: FooterProps) {
  const t = publicWords(useLanguage())
  const list = (title: string, entries: Links) => (
    <nav className={styles.column} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map(([href, word]) => (
          <li key={href}>
            <a href={href}>{word}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
  return (
    <>
      <Motif />
      <footer className={styles.footer}>
        <div className="wrap">
          <div className={styles.columns}>
            <div>
              <Logo href={home} />
              <p className={styles.families}>{motto || t.forFamilies}</p>
              {social ? <SocialIcons links={social} label={t.elsewhere} /> : null}
            </div>
            <div className={styles.column}>
              <h2>{t.talkToUs}</h2>
              {contact ? <ContactLines contact={contact} /> : null}
            </div>
            {list(t.findYourWay, aboutLinks(t))}
            {list(t.trust, trustLinks(t))}
          </div>
          <p className={styles['bona-fide']}>{t.bonaFide}</p>
        </div>
      </footer>
    </>
  )
}
