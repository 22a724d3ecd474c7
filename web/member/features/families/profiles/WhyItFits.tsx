import { IconChevronRight, IconInfoCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { CandidateAgrees, CandidateAgreesHelp } from '#web/member/parts/CandidateAgrees.tsx'
import { fitSentences } from '#web/member/parts/fit/fit-sentences.ts'
import { fitWords } from '#web/member/parts/fit/words.ts'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { IdChecked } from '#web/member/parts/IdChecked.tsx'
import { KinLine } from '#web/member/parts/KinLine.tsx'
import { LastUsed } from '#web/member/parts/LastUsed.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { type Profile, profileBadges } from './present/profile.ts'
import styles from './WhyItFits.module.css'

const whyWords = catalogue({
  title: ['Why it fits', 'का जुळते'],
  theirWishes: ['Their wishes', 'त्यांच्या अपेक्षा'],
  gunMilan: ['Gun Milan', 'गुण मिलन'],
  gunMilanNotKnown: ['Gun Milan: not known', 'गुण मिलन: माहीत नाही'],
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
  const { fit, expectation, patrika_known: isKnown, candidate_agreed_at: agreedAt, last_used: lastUsed } = profile
  const sentences = fit && expectation ? fitSentences(fit, expectation, language) : [fitWords(language).noWishes]
  return (
    <Card as="section" className={styles.why} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <div className={styles.reasons}>
        <div className={styles.reason}>
          <span className={`${styles.met} numeric`} aria-hidden="true">
            {fit && fit.total > 0 ? digits(language, `${fit.met}/${fit.total}`) : '-'}
          </span>
          <div>
            <b>{t.theirWishes}</b>
            {sentences.map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
        <button type="button" className={styles.reason} onClick={onGunMilan}>
          {isKnown ? (
            <GunRing gun={profile.patrika_gun} />
          ) : (
            <span className={styles.met} aria-hidden="true">
              ?
            </span>
          )}
          <span>
            <b aria-hidden={isKnown}>{isKnown ? t.gunMilan : t.gunMilanNotKnown}</b>
            <span>{isKnown ? t.seePatrika : t.seeMissing}</span>
          </span>
          <Icon of={IconChevronRight} />
        </button>
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
