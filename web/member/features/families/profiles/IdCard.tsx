import { useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { CandidateAgrees, CandidateAgreesHelp } from '#web/member/parts/CandidateAgrees.tsx'
import { IdChecked } from '#web/member/parts/IdChecked.tsx'
import { KinLine } from '#web/member/parts/KinLine.tsx'
import { LastUsed } from '#web/member/parts/LastUsed.tsx'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './IdCard.module.css'
import { gunMilanOf } from './present/personal.ts'
import { isFull, type Profile, profileLead } from './present/profile.ts'
import { profileWords } from './words.ts'

interface Props {
  profile: Profile
  /** The level of the name: it is the heading of the page unless the page has another. */
  heading?: 'h1' | 'h2'
  /** Opens the comparison of the two patrikas. */
  onGunMilan?: () => void
}

const idCardWords = catalogue({
  notSeenSince: [(date: string) => `Not seen here since ${date}`, (date: string) => `${date} पासून येथे आलेले नाहीत`],
  accepted: ['Interest accepted', 'पसंती स्वीकारली आहे'],
  gunMilanNotKnown: ['Gun Milan: not known', 'गुण मिलन: माहीत नाही'],
  blocked: ['You blocked them', 'तुम्ही यांना ब्लॉक केले आहे'],
})

export function IdCard({ profile, heading: Heading = 'h1', onGunMilan }: Props) {
  const language = useLanguage()
  const t = idCardWords(language)
  const [today] = useState(() => dayInIndia(new Date()))
  const isAccepted = [profile.SentIntrestStatus, profile.RecivedIntrestStatus].includes('ACCEPTED')
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
          {profile.hasBlocked === 1 ? <Badge tone="warning">{t.blocked}</Badge> : null}
          {isAccepted && profile.hasBlocked === 0 ? <Badge tone="good">{t.accepted}</Badge> : null}
          {onGunMilan ? (
            <Button small onClick={onGunMilan}>
              {profile.patrika_known
                ? `${profileWords(language).gunMilan} ${gunMilanOf(profile, language)}`
                : t.gunMilanNotKnown}
            </Button>
          ) : null}
          <IdChecked at={profile.id_checked_at} />
          <CandidateAgrees at={profile.candidate_agreed_at} />
          {badges.map(badge => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </div>
        <CandidateAgreesHelp at={profile.candidate_agreed_at} />
        <LastUsed use={profile.last_used} />
        <KinLine signs={profile.kin} />
        {profile.not_seen_since ? <p>{t.notSeenSince(formatLongDay(profile.not_seen_since, language))}</p> : null}
      </div>
    </Card>
  )
}
