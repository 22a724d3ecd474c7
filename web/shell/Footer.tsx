import type { ContactRecord, SocialLinks } from '#contract/cms.ts'
import { call } from '#web/api/client.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { ContactLines } from './ContactLines.tsx'
import { publicWords } from './public-words.ts'
import { SocialIcons } from './SocialIcons.tsx'
import './footer.css'
import { useAsked } from './use-asked.ts'

interface FooterProps {
  /** What came with the page; without it the footer asks for itself. */
  contact?: ContactRecord | null
  social?: SocialLinks | null
  home?: string
}

/** Whatever cannot be had is left out: the footer stands without it. */
export function Footer({ contact, social, home = '/home' }: FooterProps) {
  const say = publicWords(useLanguage())
  const record = useAsked(contact, signal => call('GET /cms/contact-us', {}, { signal })).answer
  const links = useAsked(social, signal => call('GET /cms/social-media', {}, { signal })).answer
  const list = (title: string, entries: readonly (readonly [string, string])[]) => (
    <nav aria-label={title}>
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
      <footer className="foot">
        <div className="wrap">
          <div className="columns">
            <div>
              <Logo href={home} />
              <p className="families">{say.forFamilies}</p>
              {links ? <SocialIcons links={links} label={say.elsewhere} /> : null}
            </div>
            <div>
              <h2>{say.talkToUs}</h2>
              {record ? <ContactLines contact={record} /> : null}
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
            ])}
          </div>
          <p className="fine">{say.bonaFide}</p>
        </div>
      </footer>
    </>
  )
}
