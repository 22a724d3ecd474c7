import { IconBookmark, IconHeartHandshake, IconLock, IconMailHeart } from '@tabler/icons-react'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import './features.css'
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
    <section className="band features">
      <div className="wrap">
        <div className="section-head">
          <Eyebrow>वैशिष्ट्ये</Eyebrow>
          <h2>{say.featuresTitle}</h2>
        </div>
        <ul>
          <li className="card first">
            <div className="pic">
              <GunRing matched={27} label={say.kundaliExample} score={say.kundaliScore} of={say.kundaliOf} />
            </div>
            <div className="tx">
              <h3>{say.kundali}</h3>
              <p>{say.kundaliText}</p>
            </div>
          </li>
          {cards.map(([icon, title, text]) => (
            <li key={title} className="card">
              <Icon of={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
