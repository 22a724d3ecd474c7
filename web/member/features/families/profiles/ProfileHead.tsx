import { useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { gunOf } from '#web/member/parts/gun-milan.ts'
import { IdChecked } from '#web/member/parts/IdChecked.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ProfileHead.module.css'
import { type Profile, profileLead } from './present/profile.ts'

interface Props {
  profile: Profile
  /** The level of the name: it is the heading of the page unless the page has another. */
  heading?: 'h1' | 'h2'
}

const headWords = catalogue({
  accepted: ['Interest accepted', 'पसंती स्वीकारली आहे'],
  blocked: ['You blocked them', 'तुम्ही यांना ब्लॉक केले आहे'],
  gun: ['gun', 'गुण'],
})

/** Who this is, in four lines and the ring. A value that was not told is left out, with its dot. */
export function ProfileHead({ profile, heading: Heading = 'h1' }: Props) {
  const language = useLanguage()
  const t = headWords(language)
  const [today] = useState(() => dayInIndia(new Date()))
  const gun = gunOf(profile)
  const isAccepted = [profile.SentIntrestStatus, profile.RecivedIntrestStatus].includes('ACCEPTED')
  const { surnameAndAge, facts, places } = profileLead(profile, today, language)
  return (
    <div className={styles.head} data-follows-swipe>
      <div className={styles.lines}>
        {profile.hasBlocked === 1 ? <Badge tone="warning">{t.blocked}</Badge> : null}
        {isAccepted && profile.hasBlocked === 0 ? <Badge tone="good">{t.accepted}</Badge> : null}
        <p className="numeric">{profile.registration_no}</p>
        <Heading className="numeric">
          {surnameAndAge} <IdChecked at={profile.id_checked_at} asIcon />
        </Heading>
        {[facts, places].map(line => (line ? <p key={line}>{line}</p> : null))}
      </div>
      {gun === null ? null : (
        <p className={styles.gun}>
          <GunRing gun={gun} />
          <span aria-hidden="true">{t.gun}</span>
        </p>
      )}
    </div>
  )
}
