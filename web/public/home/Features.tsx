import { IconBookmark, IconHeartHandshake, IconLock, IconMailHeart } from '@tabler/icons-react'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Band, BandHead } from '../Band.tsx'
import styles from './Features.module.css'
import { GunRing } from './GunRing.tsx'
import { homeWords } from './words.ts'

export function Features() {
  const say = homeWords(useLanguage())
  const cards = [
    [IconBookmark, say.search, say.searchText],
    [IconMailHeart, say.interest, say.interestText],
    [IconLock, say.contacts, say.contactsText],
    [IconHeartHandshake, say.handpicked, say.handpickedText],
  ] as const
  return (
    <Band className={styles.features}>
      <BandHead eyebrow="वैशिष्ट्ये" title={say.featuresTitle} />
      <ul>
        <Card as="li" className={styles.first}>
          <div className={styles.picture}>
            <GunRing matched={27} label={say.kundaliExample} score={say.kundaliScore} of={say.kundaliOf} />
          </div>
          <div className={styles.text}>
            <h3>{say.kundali}</h3>
            <p>{say.kundaliText}</p>
          </div>
        </Card>
        {cards.map(([icon, title, text]) => (
          <Card as="li" key={title} className={styles.feature}>
            <Icon of={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
    </Band>
  )
}
