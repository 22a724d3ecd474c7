import { formatDay } from '#domain/format/date.ts'
import { digits } from '#domain/words/digits.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Handpick.module.css'
import type { Candidate } from './queries.ts'
import { handpickWords } from './words.ts'

interface Props {
  rows: readonly Candidate[]
  picked: readonly string[]
  onPick: (uuid: string, isOn: boolean) => void
}

export function CandidateTable({ rows, picked, onPick }: Props) {
  const language = useLanguage()
  const t = handpickWords(language)
  const columns: Column<Candidate>[] = [
    {
      key: 'candidate',
      label: t.candidate,
      isHeading: true,
      cell: ({ photo, name, registration_no }) => (
        <span className={styles.who}>
          {photo ? <img className={styles.photo} src={photo} alt="" loading="lazy" /> : null}
          <span>
            {name} · {registration_no}
          </span>
        </span>
      ),
    },
    { key: 'born', label: t.born, cell: ({ dob }) => formatDay(dob, language) },
    { key: 'home', label: t.home, cell: ({ native_place }) => native_place },
    { key: 'work', label: t.work, cell: row => [row.education, row.occupation].filter(Boolean).join(', ') },
    { key: 'reasons', label: t.reasons, cell: row => <Reasons row={row} /> },
    {
      key: 'pick',
      label: t.pick,
      cell: ({ uuid, name, may_pick, is_picked }) =>
        may_pick ? (
          <Checkbox checked={picked.includes(uuid)} onChange={isOn => onPick(uuid, isOn)}>
            <span className="visually-hidden">{t.pickOf(name)}</span>
          </Checkbox>
        ) : is_picked ? (
          t.picked
        ) : (
          t.refused
        ),
    },
  ]
  return <DataTable caption={t.candidate} columns={columns} rows={rows} keyOf={row => row.uuid} />
}

function Reasons({ row }: { row: Candidate }) {
  const language = useLanguage()
  const t = handpickWords(language)
  const named = (wishes: readonly (keyof typeof t.wishes)[]) => wishes.map(wish => t.wishes[wish]).join(', ')
  const { ours, theirs, gun_milan, nearness, joined_at, is_seen, is_never_asked, shown } = row
  const small = [
    gun_milan === null ? null : t.gun(digits(language, gun_milan)),
    nearness && t.near[nearness],
    t.joined(formatDay(joined_at, language)),
    is_seen ? t.seen : null,
    is_never_asked ? t.neverAsked : null,
    t.shown(shown),
  ]
  return (
    <span className={styles.reasons}>
      {ours && ours.met.length > 0 ? <span>{t.oursMet(named(ours.met))}</span> : null}
      {ours && ours.missed.length > 0 ? (
        <span className={styles.against}>{t.oursMissed(named(ours.missed))}</span>
      ) : null}
      {theirs && theirs.met.length > 0 ? <span>{t.theirsMet(named(theirs.met))}</span> : null}
      {theirs && theirs.missed.length > 0 ? (
        <span className={styles.against}>{t.theirsMissed(named(theirs.missed))}</span>
      ) : null}
      <span>{small.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
