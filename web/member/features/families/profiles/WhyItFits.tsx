import { IconChevronRight, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { CandidateAgrees, CandidateAgreesHelp } from '#web/member/parts/CandidateAgrees.tsx'
import reason from '#web/member/parts/fit/FitBothWays.module.css'
import { FitBothWays } from '#web/member/parts/fit/FitBothWays.tsx'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { gunMilanWords, gunOf } from '#web/member/parts/gun-milan.ts'
import { IdChecked } from '#web/member/parts/IdChecked.tsx'
import { KinLine } from '#web/member/parts/KinLine.tsx'
import { LastUsed } from '#web/member/parts/LastUsed.tsx'
import { meQuery } from '#web/session/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { type Profile, profileBadges } from './present/profile.ts'
import styles from './WhyItFits.module.css'

const whyWords = catalogue({
  title: ['Why it fits', 'का जुळते'],
  seePatrika: ['See the patrika', 'पत्रिका पाहा'],
  seeMissing: ['See what is missing', 'काय भरायचे ते पाहा'],
  marks: ['About these marks', 'या खुणांबद्दल'],
  notSeenSince: [(date: string) => `Not seen here since ${date}`, (date: string) => `${date} पासून येथे आलेले नाहीत`],
})

interface Props {
  profile: Profile
  /** Opens the comparison of the two patrikas. */
  onGunMilan: () => void
}

/** What speaks for the two families, before all details. */
export function WhyItFits({ profile, onGunMilan }: Props) {
  const language = useLanguage()
  const t = whyWords(language)
  const id = useId()
  const { fit, our_fit: ours, expectation, candidate_agreed_at: agreedAt, last_used: lastUsed } = profile
  const gun = gunOf(profile)
  return (
    <Card as="section" className={styles.why} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <div className={styles.reasons}>
        <FitBothWays ours={ours} theirs={fit} expectation={expectation} />
        {gun === null ? (
          <GunMilanNotKnown onGunMilan={onGunMilan} />
        ) : (
          <button type="button" className={reason.reason} onClick={onGunMilan}>
            <GunRing gun={gun} />
            <span>
              <b aria-hidden="true">{gunMilanWords(language).gunMilan}</b>
              <span>{t.seePatrika}</span>
            </span>
            <Icon of={IconChevronRight} />
          </button>
        )}
      </div>
      <div className={styles.marks}>
        <IdChecked at={profile.id_checked_at} />
        <CandidateAgrees at={agreedAt} />
        {profileBadges(profile, language).map(badge => (
          <Badge key={badge}>{badge}</Badge>
        ))}
        {agreedAt || lastUsed ? (
          <details>
            <summary aria-label={t.marks} title={t.marks}>
              <Icon of={IconInfoCircle} />
            </summary>
            <LastUsed use={lastUsed} />
            <CandidateAgreesHelp at={agreedAt} />
          </details>
        ) : null}
      </div>
      <KinLine signs={profile.kin} />
      {profile.not_seen_since ? <p>{t.notSeenSince(formatLongDay(profile.not_seen_since, language))}</p> : null}
    </Card>
  )
}

/** Whose own birth details are missing is led to them; else the patrika says what the other family has not told. */
function GunMilanNotKnown({ onGunMilan }: Pick<Props, 'onGunMilan'>) {
  const language = useLanguage()
  const { notKnown, fillIn } = gunMilanWords(language)
  const { data: me } = useQuery(meQuery)
  const inside = (text: string) => (
    <>
      <span className={reason.met} aria-hidden="true">
        ?
      </span>
      <span>
        <b>{notKnown}</b>
        <span>{text}</span>
      </span>
      <Icon of={IconChevronRight} />
    </>
  )
  return me && !me.nakshatra_id ? (
    <Link className={reason.reason} href="/edit-profile#birth_time">
      {inside(fillIn)}
    </Link>
  ) : (
    <button type="button" className={reason.reason} onClick={onGunMilan}>
      {inside(whyWords(language).seeMissing)}
    </button>
  )
}
