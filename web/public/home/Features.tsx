import { IconBookmark, IconHeartHandshake, IconLock, IconMailHeart } from '@tabler/icons-react'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Band, BandHead } from '../Band.tsx'
import styles from './Features.module.css'
import { GunRing } from './GunRing.tsx'
import { homeWords } from './words.ts'

export function Features() {
  const t = homeWords(useLanguage())
  const cards = [
    [IconBookmark, t.search, t.searchText],
    [IconMailHeart, t.interest, t.interestText],
    [IconLock, t.contacts, t.contactsText],
    [IconHeartHandshake, t.handpicked, t.handpickedText],
  ] as const
  return (
    <Band className={styles.features}>
      <BandHead eyebrow="वैशिष्ट्ये" title={t.featuresTitle} />
      <ul>
        <Card as="li" className={styles.first}>
          <div className={styles.picture}>
            <GunRing matched={27} label={t.kundaliExample} score={t.kundaliScore} of={t.kundaliOf} />
          </div>
          <div className={styles.text}>
            <h3>{t.kundali}</h3>
            <p>{t.kundaliText}</p>
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
