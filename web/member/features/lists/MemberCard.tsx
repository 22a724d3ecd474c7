import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { largePhoto } from '#web/api/large-photo.ts'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { EyeIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import { factsOf, isForFree, photosOf, profileOf } from './facts.ts'
import { browsingWords } from './words.ts'
import './any-card.css'
import './MemberCard.css'

interface Props {
  member: MemberSummary
  gender: Gender | null
  /** Lists of both sides in full tell the marital status and what one works as; the others the kind of work. */
  full?: boolean
  href?: string
  /** Along the foot of the card: what was done when, and what can be done. */
  children?: ReactNode
}

/** One row of a list: what a family wants to know before it opens a profile. */
export function MemberCard({ member, gender, full = false, href = profileOf(member), children }: Props) {
  const language = useLanguage()
  const say = browsingWords(language)
  const facts = factsOf(member, language)
  const rows: [label: string, value: string, wide?: boolean][] = [
    [say.born, facts.born],
    [say.height, facts.height],
    ...(full ? [[say.maritalStatus, facts.maritalStatus, true] as [string, string, boolean]] : []),
    [say.education, facts.education, true],
    [say.occupation, full ? facts.occupationDetails : facts.occupationType, true],
    [say.income, facts.income],
    [say.worksIn, facts.worksIn],
    [say.native, facts.nativePlace, true],
  ]
  return (
    <article className="card member-card">
      <Carousel photos={photosOf(member)} gender={gender} of={member.last_name} large={largePhoto} lazy />
      <div className="member-body">
        <SurnameRows surname={member.last_name} registrationNo={member.registration_no} again={isForFree(member)}>
          {surname => (
            <h2>
              <Link className="whole" href={href}>
                {surname}
              </Link>
            </h2>
          )}
        </SurnameRows>
        <dl className="kv num">
          {rows.map(([label, value, wide]) => (
            <div key={label} className={wide ? 'wide' : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {facts.visited ? (
          <p className="visited num">
            <EyeIcon />
            {say.visited(facts.visited)}
          </p>
        ) : null}
      </div>
      {children ? <div className="member-foot">{children}</div> : null}
    </article>
  )
}
