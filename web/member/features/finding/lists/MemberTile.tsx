import { IconCheck, IconEye, IconLock, IconRosetteDiscountCheckFilled, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { HistoryState } from '@tanstack/react-router'
import type { ReactNode, RefCallback } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Gender } from '#domain/limits.ts'
import face from '#web/member/parts/face.module.css'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { useToday } from '#web/member/parts/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { carouselWords } from '#web/ui/photos/words.ts'
import link from './card-link.module.css'
import { useIsChosen } from './chosen.ts'
import styles from './MemberTile.module.css'
import { useProfileState } from './opened-from.ts'
import { tileRow } from './tile-row.ts'
import { viewWords } from './view-words.ts'

interface Props {
  ref?: RefCallback<HTMLElement>
  member: MemberSummary
  gender: Gender | null
  /** Defaults to the member's profile. */
  href?: string
  /** The state of the profile's history entry. */
  state?: HistoryState
  /** The place among the faces. The first two photos come before others. */
  place: number
  /** The bookmark, the only target beside the profile. At a desk it is a stop of the Tab key on the chosen face alone. */
  bookmark: (tabIndex?: number) => ReactNode
}

/** One member of a list as a face, with the three lines that a family reads beside it. */
export function MemberTile({ ref, member, gender, href, state, place, bookmark }: Props) {
  const language = useLanguage()
  const t = viewWords(language)
  const row = tileRow(member, language, useToday())
  const isOpened = useIsOpened(member)
  const chosen = useIsChosen(member.uuid)
  const openedFrom = useProfileState(state)
  const [first] = row.tiles
  const alt = carouselWords(language)
  return (
    <article ref={ref} className={classNames(link.family, styles.tile)} data-family={member.uuid}>
      <div className={face.face}>
        <Portrait
          image={first}
          gender={gender}
          alt={first ? alt.photo(1, row.photos.length, row.surname) : (row.withheld ?? alt.noPhoto(row.surname))}
          lazy={place > 3}
          first={place <= 1}
        />
        {row.withheld && !first ? (
          <span className={styles.lock}>
            <Icon of={IconLock} />
          </span>
        ) : null}
        <Pill member={member} hasPhotos={first !== undefined || row.withheld !== null} />
        {row.gun === null ? null : (
          <span className={face.ring}>
            <GunRing gun={row.gun} />
          </span>
        )}
      </div>
      <h2>
        <Link
          className={classNames(link.link, styles.name)}
          href={href ?? row.profileHref}
          state={openedFrom}
          title={row.surname}
          {...chosen}
        >
          {row.nameAndAge}
        </Link>
        <CheckedTick at={member.id_checked_at} />
        {isOpened ? (
          <span role="img" aria-label={t.openedBefore} title={t.openedBefore} className={styles.opened}>
            <Icon of={IconEye} />
          </span>
        ) : null}
      </h2>
      {row.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is
        <p key={at} className={styles.cut} title={line}>
          {line}
        </p>
      ))}
      {bookmark(chosen.tabIndex)}
    </article>
  )
}

/** The only badge of a face. */
export function CheckedTick({ at }: { at: string | null }) {
  const { idChecked } = viewWords(useLanguage())
  return at ? (
    <span role="img" aria-label={idChecked} title={idChecked} className={styles.checked}>
      <Icon of={IconRosetteDiscountCheckFilled} />
    </span>
  ) : null
}

/** Whether this family opened the profile before, also since the page of the list was read. */
function useIsOpened({ uuid, hasOpened }: MemberSummary): boolean {
  const read = useQueryClient().getQueriesData({ queryKey: ['profile', uuid] })
  return hasOpened === 1 || read.some(([key, profile]) => profile !== undefined && key[2] !== 'prefetched')
}

/** What stands between the two families, in one word. */
function Pill({ member, hasPhotos }: { member: MemberSummary; hasPhotos: boolean }) {
  const t = viewWords(useLanguage())
  const { SentIntrestStatus: sent, RecivedIntrestStatus: received, allowed } = member
  if (sent === 'ACCEPTED' || received === 'ACCEPTED')
    return (
      <span className={classNames(styles.pill, styles.good)}>
        <Icon of={IconCheck} />
        {t.accepted}
      </span>
    )
  if (received === 'PENDING')
    return (
      <span className={classNames(styles.pill, styles.gold)}>{allowed.includes('ACCEPT') ? t.answer : t.received}</span>
    )
  if (sent === 'PENDING')
    return (
      <span className={styles.pill}>
        <Icon of={IconSend} />
        {t.sent}
      </span>
    )
  return hasPhotos ? null : <span className={styles.pill}>{t.noPhoto}</span>
}
