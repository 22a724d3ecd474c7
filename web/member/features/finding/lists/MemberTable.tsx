import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { roomFor, truncate } from '#domain/format/truncate.ts'
import type { Gender } from '#domain/limits.ts'
import { gunMilanWords } from '#web/member/parts/gun-milan.ts'
import { Marks } from '#web/member/parts/Marks.tsx'
import { useToday } from '#web/member/parts/use-today.ts'
import { memberWords } from '#web/member/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import styles from './MemberTable.module.css'
import { memberRow } from './member-row.ts'
import { useProfileState } from './opened-from.ts'
import { listWords } from './words.ts'

/** A click anywhere in a row follows its link, unless it was on another control or selected text. */
function openRow(event: ReactMouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  const onControl = target instanceof Element && target.closest('a, button, input, select, dialog, [role="menu"]')
  if (onControl || getSelection()?.isCollapsed === false) return
  const link = currentTarget.closest('tbody')?.querySelector('th a')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

interface Props {
  members: readonly MemberSummary[]
  gender: Gender | null
  caption: string
  /** The actions below a member's facts. */
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

/** A text of at most three lines, so that a row stays low. The whole of it appears under the pointer. */
const Cut = ({ children }: { children: string }) => (
  <span className={styles.cut} title={children}>
    {children}
  </span>
)

/** The rows of a list as a table, for screens that are wide enough to compare them. */
export function MemberTable({ members, gender, caption, actions }: Props) {
  const language = useLanguage()
  const t = listWords(language)
  const today = useToday()
  const openedFrom = useProfileState()
  return (
    <Card className={styles.frame}>
      <table className={classNames(styles.members, 'numeric')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" data-column={column}>
                {t[column]}
              </th>
            ))}
          </tr>
        </thead>
        {members.map(member => {
          const row = memberRow(member, language, today)
          return (
            <tbody key={member.uuid} data-family={member.uuid}>
              <tr onClick={openRow}>
                <td rowSpan={2}>{row.registrationNo}</td>
                <td rowSpan={2}>
                  <Carousel
                    shape="cell"
                    className={styles.photos}
                    photos={row.tiles}
                    gender={gender}
                    of={row.surname}
                    largePhotos={row.largePhotos}
                    withheld={row.withheld}
                    lazy
                  />
                </td>
                <th scope="row">
                  <Link
                    href={row.profileHref}
                    state={openedFrom}
                    aria-label={t.openProfile(row.surname, row.registrationNo)}
                  >
                    <Cut>{truncate(row.surname, roomFor.name)}</Cut>
                  </Link>
                  {row.isForFreeViewer ? (
                    <span className={styles.again}>
                      {memberWords(language).surname} <Cut>{truncate(row.surname, roomFor.name)}</Cut>
                    </span>
                  ) : null}
                </th>
                <td className={styles.whole}>
                  {row.birthDate}
                  {row.age ? <span className={styles.age}>{row.age}</span> : null}
                </td>
                <td>{row.maritalStatus}</td>
                <td className={styles.whole}>{row.height}</td>
                <td>
                  <Cut>{row.education}</Cut>
                </td>
                <td className={styles.amount}>{row.incomeInLakh}</td>
                <td>
                  <Cut>{row.occupationDetails}</Cut>
                </td>
                <td>
                  <Cut>{row.workPlace}</Cut>
                </td>
                <td>
                  <Cut>{row.nativePlace}</Cut>
                </td>
              </tr>
              <tr onClick={openRow}>
                <td colSpan={columns.length - 2}>
                  <div className={styles.below}>
                    {actions(member)}
                    <Marks of={member} />
                    <span>{`${gunMilanWords(language).gunMilan} ${row.gunMilan}`}</span>
                  </div>
                </td>
              </tr>
            </tbody>
          )
        })}
      </table>
    </Card>
  )
}
