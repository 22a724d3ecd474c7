import { useQuery } from '@tanstack/react-query'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { fullName } from '#domain/format/name.ts'
import { familyRoleLetter } from '#domain/words/family-role-names.ts'
import { ownPhotosQuery } from '#web/member/parts/own-photos-query.ts'
import { loggedInAs, relationOf } from '#web/session/logged-in.ts'
import { hasPlan } from '#web/session/use-viewer.ts'
import { Bell } from '#web/shell/bell/Bell.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { InitialFace } from '#web/ui/InitialFace.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { Portrait } from '#web/ui/Portrait.tsx'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import styles from './OwnHead.module.css'
import { dashboardWords } from './words.ts'

const ownBlock = 'own'

interface Props {
  member: CurrentMember
}

function OwnPhotos({ member }: Props) {
  const language = useLanguage()
  const { data } = useQuery(ownPhotosQuery)
  return (
    <Carousel
      shape="frame"
      className={styles.photos}
      photos={data?.list.map(one => one.card) ?? (member.image ? [member.image] : [])}
      {...(data && { largePhotos: data.list.map(one => one.image) })}
      gender={member.gender}
      of={fullName(inLanguage(member, language))}
    />
  )
}

function OwnButtons({ member }: Props) {
  const t = dashboardWords(useLanguage())
  return (
    <div className={styles.buttons}>
      <ButtonLink href="/my-profile">{t.myProfile}</ButtonLink>
      {hasPlan(member) ? null : <ButtonLink href="/membership-plans">{t.viewMembership}</ButtonLink>}
    </div>
  )
}

function PlanLine({ member }: Props) {
  const language = useLanguage()
  const t = dashboardWords(language)
  const { registration_no, membership_end_date: end } = member
  const who = loggedInAs(member, language, true)
  return (
    <span className="numeric">
      {who ? `${who} · ` : null}
      {registration_no} · {end ? t.validTill(formatLongDay(end, language)) : t.freeMember}
    </span>
  )
}

/** The face of somebody else of the family, beside the candidate's. */
function Faces({ member }: Props) {
  const language = useLanguage()
  return (
    <>
      {relationOf(member, language) ? <InitialFace letter={familyRoleLetter(language, member.logged_in.role)} /> : null}
      <Portrait image={member.image} gender={member.gender} alt="" face />
    </>
  )
}

/** Whose dashboard it is, and who reads it. On a phone it takes the place of the header, and photos and buttons stand below the faces. */
export function OwnHead({ member, isPhone }: Props & { isPhone: boolean }) {
  const language = useLanguage()
  const t = dashboardWords(language)
  const isLeft = member.logged_in.leaves_to_candidate === 'Y'
  const name = (isLeft && relationOf(member, language)) || fullName(inLanguage(member, language))
  const line = isLeft ? t.theirDecision(member.gender) : <PlanLine member={member} />
  if (!isPhone)
    return (
      <header className={styles.head}>
        <OwnPhotos member={member} />
        <div className={styles.name}>
          <h1>{name}</h1>
          {line}
        </div>
        <OwnButtons member={member} />
      </header>
    )
  return (
    <>
      <header className={styles.head}>
        <a className={styles.face} href={`#${ownBlock}`} aria-label={t.ownBlock}>
          <Faces member={member} />
        </a>
        <Link className={styles.name} href="/me">
          <h1>{name}</h1>
          {line}
        </Link>
        <Bell gender={member.gender} />
      </header>
      <Motif className={styles.toran} />
    </>
  )
}

/** The own photos, name and buttons of a phone, below the faces of others. */
export function OwnBlock({ member }: Props) {
  const language = useLanguage()
  return (
    <section id={ownBlock} className={styles.block}>
      <h2>{dashboardWords(language).ownBlock}</h2>
      <Card className={styles.own}>
        <OwnPhotos member={member} />
        <p>
          <b>{fullName(inLanguage(member, language))}</b>
          <PlanLine member={member} />
        </p>
        <OwnButtons member={member} />
      </Card>
    </section>
  )
}
