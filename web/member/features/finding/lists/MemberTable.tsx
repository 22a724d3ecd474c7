import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { roomFor, truncate } from '#domain/format/truncate.ts'
import type { Gender } from '#domain/limits.ts'
import { CandidateAgrees } from '#web/member/parts/CandidateAgrees.tsx'
import { IdChecked } from '#web/member/parts/IdChecked.tsx'
import { LastUsed } from '#web/member/parts/LastUsed.tsx'
import { NewMark } from '#web/member/parts/NewSince.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import styles from './MemberTable.module.css'
import { memberRow } from './member-row.ts'
import { useToday } from './use-today.ts'
import { listWords } from './words.ts'

/** A click anywhere in a row follows its link, unless it was on another control or selected text. */
function openRow(event: ReactMouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  const onControl = target instanceof Element && target.closest('a, button, input, select, dialog, [role="menu"]')
  if (onControl || getSelection()?.isCollapsed === false) return
  const link = currentTarget.querySelector('th a')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

interface Props {
  members: readonly MemberSummary[]
  gender: Gender | null
  caption: string
  /** The actions at the end of a member's row. */
  actions: (member: MemberSummary) => ReactNode
}

const columns = [
  'registrationNo',
  'photo',
  'surname',
  'dob',
  'maritalStatus',
  'height',
  'education',
  'incomeLakh',
  'occupationDetails',
  'workLocation',
  'nativePlace',
] as const

/** Columns that a screen below `--laptop` has no room for. Their values are then drawn below those of a neighbouring column. */
const folded: readonly (typeof columns)[number][] = ['maritalStatus', 'occupationDetails', 'nativePlace']

/** The rows of a list as a table, for screens that are wide enough to compare them. */
export function MemberTable({ members, gender, caption, actions }: Props) {
  const language = useLanguage()
  const t = listWords(language)
  const today = useToday()
  return (
    <Card>
      <table className={classNames(styles.members, 'numeric')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column}
                scope="col"
                data-column={column}
                className={classNames(folded.includes(column) && styles.wide)}
              >
                {t[column]}
              </th>
            ))}
            <td data-column="actions" />
          </tr>
        </thead>
        <tbody>
          {members.map(member => {
            const row = memberRow(member, language, today)
            return (
              <tr key={member.uuid} onClick={openRow}>
                <td>{row.registrationNo}</td>
                <td>
                  <Carousel
                    shape="cell"
                    className={styles.photos}
                    photos={row.photos}
                    gender={gender}
                    of={row.surname}
                    largePhotos={row.largePhotos}
                    withheld={row.withheld}
                    lazy
                  />
                </td>
                <th scope="row">
                  <Link href={row.profileHref} aria-label={t.openProfile(row.surname, row.registrationNo)}>
                    {truncate(row.surname, roomFor.name)}
                  </Link>
                  {row.isForFreeViewer ? (
                    <span className={styles.again}>{truncate(row.surname, roomFor.name)}</span>
                  ) : null}
                  <NewMark isNew={row.isNew} />
                  <IdChecked at={row.idCheckedAt} className={styles.checked} />
                  <LastUsed use={row.lastUsed} className={styles.gun} />
                  <CandidateAgrees at={row.candidateAgreedAt} className={styles.checked} />
                  {row.gunMilan ? <span className={styles.gun}>{`${t.gunMilan} ${row.gunMilan}`}</span> : null}
                </th>
                <td>
                  {row.birthDate}
                  {row.age ? <span className={styles.age}>{row.age}</span> : null}
                  <span className={styles.below}>{row.maritalStatus}</span>
                </td>
                <td className={styles.wide}>{row.maritalStatus}</td>
                <td className={styles.whole}>{row.height}</td>
                <td>
                  {row.education}
                  <span className={styles.below}>{row.occupationDetails}</span>
                </td>
                <td className={styles.amount}>{row.incomeInLakh}</td>
                <td className={styles.wide}>{row.occupationDetails}</td>
                <td>
                  {row.workPlace}
                  <span className={styles.below}>{`${t.native}: ${row.nativePlace}`}</span>
                </td>
                <td className={styles.wide}>{row.nativePlace}</td>
                <td>{actions(member)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
