import type { ContactRecord, SocialLinks } from '#contract/cms.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { ContactLines } from './ContactLines.tsx'
import styles from './Footer.module.css'
import { publicWords } from './public-words.ts'
import { SocialIcons } from './SocialIcons.tsx'

interface FooterProps {
  contact: ContactRecord | null
  social: SocialLinks | null
  /** Of a public page; empty where the provider has none. */
  motto?: string
  /** Where the logo leads. */
  home: string
}

/** A piece that is null is left out. */
export function Footer({ contact, social, motto, home }: FooterProps) {
  const say = publicWords(useLanguage())
  const list = (title: string, entries: readonly (readonly [string, string])[]) => (
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
              <p className={styles.families}>{motto || say.forFamilies}</p>
              {social ? <SocialIcons links={social} label={say.elsewhere} /> : null}
            </div>
            <div className={styles.column}>
              <h2>{say.talkToUs}</h2>
              {contact ? <ContactLines contact={contact} /> : null}
            </div>
            {list(say.findYourWay, [
              ['/about-us', say.about],
              ['/contact?mobile=N', say.contact],
              ['/terms', say.terms],
            ])}
            {list(say.trust, [
              ['/privacy', say.privacy],
              ['/safety', say.safety],
              ['/how-we-check', say.howWeCheck],
              ['/grievance', say.grievance],
              ['/refunds', say.refunds],
              ['/trust', say.figures],
            ])}
          </div>
          <p className={styles['bona-fide']}>{say.bonaFide}</p>
        </div>
      </footer>
    </>
  )
}
