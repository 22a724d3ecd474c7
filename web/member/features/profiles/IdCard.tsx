import { useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { CandidateAgrees } from '#web/member/parts/CandidateAgrees.tsx'
import { IdChecked } from '#web/member/parts/IdChecked.tsx'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './IdCard.module.css'
import { isFull, type Profile, profileLead } from './present/profile.ts'

interface Props {
  profile: Profile
  /** The page's own heading is the name, unless the page has another one. */
  heading?: 'h1' | 'h2'
}

export function IdCard({ profile, heading: Heading = 'h1' }: Props) {
  const language = useLanguage()
  const [today] = useState(() => dayInIndia(new Date()))
  const { ageAndHeight, educationAndWork, badges } = profileLead(profile, today, language)
  return (
    <Card className={styles.card}>
      <SurnameRows surname={profile.last_name} registrationNo={profile.registration_no} isRepeated={!isFull(profile)}>
        {surname => <Heading>{surname}</Heading>}
      </SurnameRows>
      <div className={styles.lead}>
        <p className="numeric">
          {ageAndHeight ? <b>{ageAndHeight}</b> : null}
          {educationAndWork.map(part => ` · ${part}`)}
        </p>
        <div className={styles.badges}>
          <IdChecked at={profile.id_checked_at} />
          <CandidateAgrees at={profile.candidate_agreed_at} />
          {badges.map(badge => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </div>
      </div>
    </Card>
  )
}
