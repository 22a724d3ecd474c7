import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/format/date.ts'
import { digits } from '#domain/words/digits.ts'
import { readKindWords } from '#domain/words/read-kind-words.ts'
import { readWords } from '#web/office/parts/read-words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { memberReadsQuery } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'

/** Who among staff opened the record, its photos or its document. ADMINs only. */
export function ReadsPart({ uuid, number }: { uuid: string; number: string }) {
  const language = useLanguage()
  const t = readWords(language)
  const { data } = useQuery(memberReadsQuery(uuid))
  if (!data) return null
  const rows = data.list.slice(0, 6)
  return (
    <RecordPart title={t.opened}>
      {rows.length === 0 ? <p>{t.openedNone}</p> : null}
      <ul className={styles.rows}>
        {rows.map(({ staff, kind, day, times }) => (
          <li key={`${staff.uuid} ${kind} ${day}`}>
            {t.line(staff.name, readKindWords(language)[kind], formatDay(day, language), digits(language, times))}
          </li>
        ))}
      </ul>
      <Link href={`/office/reads?registration_no=${number}`}>{t.all}</Link>
    </RecordPart>
  )
}
