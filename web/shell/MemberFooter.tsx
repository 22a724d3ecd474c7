import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ContactLines } from './ContactLines.tsx'
import { aboutLinks, trustLinks } from './Footer.tsx'
import styles from './MemberFooter.module.css'
import { publicWords } from './public-words.ts'
import { SocialIcons } from './SocialIcons.tsx'

// Both change rarely, so a page reads them once.
const contactQuery = {
  queryKey: ['contact'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /cms/contact-us', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
}
const socialQuery = {
  queryKey: ['social'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /cms/social-media', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The footer of the member area in two lines of text and one of links. The last of them unfolds all else. */
export function MemberFooter() {
  const t = publicWords(useLanguage())
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data: contact } = useQuery(contactQuery, queryClient)
  const { data: social } = useQuery(socialQuery, queryClient)
  const linked = (links: ReturnType<typeof aboutLinks>) =>
    links.map(([href, word]) => (
      <a key={href} href={href}>
        {word}
      </a>
    ))
  return (
    <footer className={classNames('wrap', styles.footer)}>
      <p>{t.bonaFideShort}</p>
      <div className={styles.links}>
        {linked(aboutLinks(t))}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t.talkToUs}
          <Icon of={IconChevronDown} />
        </button>
      </div>
      {isOpen ? (
        <div id={id}>
          {contact ? <ContactLines contact={contact} /> : null}
          {social ? <SocialIcons links={social} label={t.elsewhere} /> : null}
          <div className={styles.links}>{linked(trustLinks(t))}</div>
        </div>
      ) : null}
    </footer>
  )
}
