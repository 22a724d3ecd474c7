import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { largePhoto } from '#web/api/large-photo.ts'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import { memberRow } from './member-row.ts'
import { listWords } from './words.ts'
import './any-card.css'
import './MemberCard.css'

interface Props {
  member: MemberSummary
  gender: Gender | null
  /** The card tells the marital status and the occupation in words, not only the kind of occupation. */
  full?: boolean
  /** The member's profile where nothing else is given. */
  href?: string
  /** The foot of the card: what was done when, and what can be done. */
  children?: ReactNode
}

/** One row of a list: what a family wants to know before it opens a profile. */
export function MemberCard({ member, gender, full = false, href, children }: Props) {
  const language = useLanguage()
  const say = listWords(language)
  const row = memberRow(member, language)
  const facts: Fact[] = [
    [say.born, row.birthDate],
    [say.height, row.height],
    ...(full ? [[say.maritalStatus, row.maritalStatus, 'wide'] as const] : []),
    [say.education, row.education, 'wide'],
    [say.occupation, full ? row.occupationDetails : row.occupationType, 'wide'],
    [say.income, row.income],
    [say.worksIn, row.workPlace],
    [say.native, row.nativePlace, 'wide'],
  ]
  return (
    <article className="card member-card">
      <Carousel photos={row.photos} gender={gender} of={row.surname} large={largePhoto} lazy />
      <div className="member-body">
        <SurnameRows surname={row.surname} registrationNo={row.registrationNo} isRepeated={row.isForFreeViewer}>
          {surname => (
            <h2>
              <Link className="whole" href={href ?? row.profileHref}>
                {surname}
              </Link>
            </h2>
          )}
        </SurnameRows>
        <Facts facts={facts} />
        {row.visitDate ? (
          <p className="visited num">
            <Icon of={IconEye} />
            {say.visited(row.visitDate)}
          </p>
        ) : null}
      </div>
      {children ? <div className="member-foot">{children}</div> : null}
    </article>
  )
}
