import { IconChevronRight, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { CandidateAgrees, CandidateAgreesHelp } from '#web/member/parts/CandidateAgrees.tsx'
import { fitSentences, type PresentedFit } from '#web/member/parts/fit/fit-sentences.ts'
import { factWords, fitWords } from '#web/member/parts/fit/words.ts'
import { GunRing } from '#web/member/parts/GunRing.tsx'
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
  yourWishes: ['Your wishes', 'तुमच्या अपेक्षा'],
  allMet: ['All of them are met', 'सर्व जुळतात'],
  different: [(what: string) => `Different: ${what}`, (what: string) => `फरक: ${what}`],
  theirWishes: ['Their wishes', 'त्यांच्या अपेक्षा'],
  gunMilan: ['Gun Milan', 'गुण मिलन'],
  gunMilanNotKnown: ['Gun Milan: not known', 'गुण मिलन: माहीत नाही'],
  seePatrika: ['See the patrika', 'पत्रिका पाहा'],
  fillIn: ['Fill in your birth time to see Gun Milan', 'गुण पाहण्यासाठी तुमची जन्मवेळ भरा'],
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
  const {
    fit,
    our_fit: ours,
    expectation,
    patrika_known: isKnown,
    candidate_agreed_at: agreedAt,
    last_used: lastUsed,
  } = profile
  const sentences = fit && expectation ? fitSentences(fit, expectation, language) : [fitWords(language).noWishes]
  const missed = ours?.missed.map(wish => factWords(language)[wish]) ?? []
  return (
    <Card as="section" className={styles.why} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <div className={styles.reasons}>
        {ours && ours.total > 0 ? (
          <Met
            fit={ours}
            title={t.yourWishes}
            sentences={[missed.length > 0 ? t.different(missed.join(', ')) : t.allMet]}
          />
        ) : null}
        <Met fit={fit} title={t.theirWishes} sentences={sentences} />
        {isKnown ? (
          <button type="button" className={styles.reason} onClick={onGunMilan}>
            <GunRing gun={profile.patrika_gun} />
            <span>
              <b aria-hidden="true">{t.gunMilan}</b>
              <span>{t.seePatrika}</span>
            </span>
            <Icon of={IconChevronRight} />
          </button>
        ) : (
          <GunMilanNotKnown onGunMilan={onGunMilan} />
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

interface MetProps {
  fit: PresentedFit | null
  title: string
  sentences: readonly string[]
}

/** How many wishes of one family the other one meets. */
function Met({ fit, title, sentences }: MetProps) {
  const language = useLanguage()
  return (
    <div className={styles.reason}>
      <span className={`${styles.met} numeric`} aria-hidden="true">
        {fit && fit.total > 0 ? digits(language, `${fit.met}/${fit.total}`) : '-'}
      </span>
      <div>
        <b>{title}</b>
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}

/** Whose own birth details are missing is led to them; else the patrika says what the other family has not told. */
function GunMilanNotKnown({ onGunMilan }: Pick<Props, 'onGunMilan'>) {
  const t = whyWords(useLanguage())
  const { data: me } = useQuery(meQuery)
  const inside = (text: string) => (
    <>
      <span className={styles.met} aria-hidden="true">
        ?
      </span>
      <span>
        <b>{t.gunMilanNotKnown}</b>
        <span>{text}</span>
      </span>
      <Icon of={IconChevronRight} />
    </>
  )
  return me && !me.nakshatra_id ? (
    <Link className={styles.reason} href="/edit-profile#birth_time">
      {inside(t.fillIn)}
    </Link>
  ) : (
    <button type="button" className={styles.reason} onClick={onGunMilan}>
      {inside(t.seeMissing)}
    </button>
  )
}
