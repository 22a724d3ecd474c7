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
  const say = handpickWords(language)
  const columns: Column<Candidate>[] = [
    {
      key: 'candidate',
      label: say.candidate,
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
    { key: 'born', label: say.born, cell: ({ dob }) => formatDay(dob, language) },
    { key: 'home', label: say.home, cell: ({ native_place }) => native_place },
    { key: 'work', label: say.work, cell: row => [row.education, row.occupation].filter(Boolean).join(', ') },
    { key: 'reasons', label: say.reasons, cell: row => <Reasons row={row} /> },
    {
      key: 'pick',
      label: say.pick,
      cell: ({ uuid, name, may_pick, is_picked }) =>
        may_pick ? (
          <Checkbox checked={picked.includes(uuid)} onChange={isOn => onPick(uuid, isOn)}>
            <span className="visually-hidden">{say.pickOf(name)}</span>
          </Checkbox>
        ) : is_picked ? (
          say.picked
        ) : (
          say.refused
        ),
    },
  ]
  return <DataTable caption={say.candidate} columns={columns} rows={rows} keyOf={row => row.uuid} />
}

function Reasons({ row }: { row: Candidate }) {
  const language = useLanguage()
  const say = handpickWords(language)
  const named = (wishes: readonly (keyof typeof say.wishes)[]) => wishes.map(wish => say.wishes[wish]).join(', ')
  const { ours, theirs, gun_milan, nearness, joined_at, is_seen, is_never_asked } = row
  const small = [
    gun_milan === null ? null : say.gun(digits(language, gun_milan)),
    nearness && say.near[nearness],
    say.joined(formatDay(joined_at, language)),
    is_seen ? say.seen : null,
    is_never_asked ? say.neverAsked : null,
  ]
  return (
    <span className={styles.reasons}>
      {ours && ours.met.length > 0 ? <span>{say.oursMet(named(ours.met))}</span> : null}
      {ours && ours.missed.length > 0 ? (
        <span className={styles.against}>{say.oursMissed(named(ours.missed))}</span>
      ) : null}
      {theirs && theirs.met.length > 0 ? <span>{say.theirsMet(named(theirs.met))}</span> : null}
      {theirs && theirs.missed.length > 0 ? (
        <span className={styles.against}>{say.theirsMissed(named(theirs.missed))}</span>
      ) : null}
      <span>{small.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
