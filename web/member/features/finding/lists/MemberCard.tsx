import { IconEye } from '@tabler/icons-react'
import type { HistoryState } from '@tanstack/react-router'
import type { ReactNode, RefCallback } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { Marks } from '#web/member/parts/Marks.tsx'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { useToday } from '#web/member/parts/use-today.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import link from './card-link.module.css'
import { useIsChosen } from './chosen.ts'
import styles from './MemberCard.module.css'
import { MemberFacts } from './MemberFacts.tsx'
import { memberRow } from './member-row.ts'
import { useProfileState } from './opened-from.ts'
import { listWords } from './words.ts'

export const MemberCards = ({ children }: { children: ReactNode }) => <div className={styles.cards}>{children}</div>

/** A card in the shape of a member's, while the members load. */
export const EmptyMemberCard = ({ surname, photo, facts }: Record<'surname' | 'photo' | 'facts', ReactNode>) => (
  <Card className={styles.card}>
    {surname}
    <div className={styles.body}>
      <div className={classNames(styles.face, styles.photos)}>{photo}</div>
      {facts}
    </div>
  </Card>
)

interface Props {
  ref?: RefCallback<HTMLElement>
  member: MemberSummary
  gender: Gender | null
  /** Defaults to the member's profile. */
  href?: string
  /** The state of the profile's history entry. */
  state?: HistoryState
  /** Facts after all others. */
  extra?: readonly (readonly [label: string, value: string])[]
  /** Drawn below the facts: why this family is in the list. */
  note?: ReactNode
  /** The place among the cards. The first two stand on the first screen, and their photos come before others. */
  place?: number
  /** The foot of the card: what happened when, and the actions. */
  children?: ReactNode
}

/** One member of a list, with what a family wants to know before it opens the profile. */
export function MemberCard({ ref, member, gender, href, state, extra, note, place = Infinity, children }: Props) {
  const language = useLanguage()
  const row = memberRow(member, language, useToday())
  const chosen = useIsChosen(member.uuid)
  const openedFrom = useProfileState(state)
  return (
    <Card as="article" ref={ref} data-family={member.uuid} className={classNames(link.family, styles.card, styles.row)}>
      <SurnameRows
        surname={row.surname}
        registrationNo={row.registrationNo}
        isRepeated={row.isForFreeViewer}
        marks={<Marks of={member} />}
        className={styles.surname}
      >
        {surname => (
          <h2>
            <Link className={link.link} href={href ?? row.profileHref} state={openedFrom} {...chosen}>
              {surname}
            </Link>
          </h2>
        )}
      </SurnameRows>
      <div className={styles.body}>
        <div className={styles.face}>
          <Carousel
            shape="card"
            className={styles.photos}
            photos={row.photos}
            largePhotos={row.largePhotos}
            withheld={row.withheld}
            gender={gender}
            of={row.surname}
            lazy={place > 1}
            first={place <= 1}
          />
          {row.gun === null ? null : (
            <span className={styles.gun}>
              <GunRing gun={row.gun} />
            </span>
          )}
        </div>
        <MemberFacts className={styles.facts} row={row} {...(extra && { extra })} />
        {row.visitDate ? (
          <p className={classNames(link.visited, styles.visited, 'numeric')}>
            <Icon of={IconEye} />
            {listWords(language).visited(row.visitDate)}
          </p>
        ) : null}
      </div>
      {note ? <div className={styles.note}>{note}</div> : null}
      {children ? <div className={styles.foot}>{children}</div> : null}
    </Card>
  )
}
