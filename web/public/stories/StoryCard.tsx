import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Story } from '#contract/site/cms.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import placeholder from '../art/couple-placeholder.svg'
import styles from './StoryCard.module.css'
import { storiesPageWords } from './words.ts'

/** A couple writes in its own language, whatever language the page is read in. */
const languageOf = (words: string) => (/\p{Script=Devanagari}/u.test(words) ? 'mr' : 'en')

const nameOf = (partner: Story['groom_details']) =>
  [partner.first_name, partner.last_name].filter(Boolean).join(' ') || '-'

function Partner({
  role,
  partner,
  address,
}: {
  role: string
  partner: Story['groom_details']
  address: string | null
}) {
  const t = storiesPageWords(useLanguage())
  return (
    <div className={styles.partner}>
      <dt>{role}</dt>
      <dd className={styles.name}>{nameOf(partner)}</dd>
      <dd className={classNames(styles.registration, 'numeric')}>
        <span className="visually-hidden">{t.registrationNo} </span>
        {partner.registration_no || '-'}
      </dd>
      <dd className={styles.place} data-place>
        <Icon of={IconMapPin} />
        <span className="visually-hidden">{t.address} </span>
        {address || '-'}
      </dd>
    </div>
  )
}

export const StoryCards = ({ children }: { children: ReactNode }) => <ul className={styles.couples}>{children}</ul>

export function StoryCard({ story }: { story: Story }) {
  const t = storiesPageWords(useLanguage())
  const { groom_details: groom, bride_details: bride } = story
  return (
    <Card as="li" className={styles.couple} data-couple>
      <img
        src={story.image || placeholder}
        alt={story.image ? t.pictureOf(nameOf(groom), nameOf(bride)) : ''}
        width="400"
        height="300"
        loading="lazy"
        onError={event => {
          event.currentTarget.src = placeholder
        }}
      />
      <dl>
        <Partner role={t.groom} partner={groom} address={story.groom_address} />
        <Partner role={t.bride} partner={bride} address={story.bride_address} />
      </dl>
      {story.words || story.wedding_year ? (
        <div className={styles.told}>
          {story.words ? <blockquote lang={languageOf(story.words)}>{story.words}</blockquote> : null}
          {story.wedding_year ? <p>{t.wedding(story.wedding_year)}</p> : null}
        </div>
      ) : null}
    </Card>
  )
}
