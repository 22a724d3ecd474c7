import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { recordPartWords, waitingWords } from './part-words.ts'

/** Links to the other screens of the office that concern this family. */
export function LinksPart({ record }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const t = recordPartWords(language)
  const { uuid, registration_no, waiting, status } = record
  return (
    <RecordPart title={t.links}>
      <ul className={styles.links}>
        {waiting.map(item => (
          <li key={item.uuid}>
            <Link href={`/office/queue?item=${item.uuid}`}>{t.inQueue(waitingWords(language)[item.kind])}</Link>
          </li>
        ))}
        <li>
          <Link href={`/office/payments?query=${registration_no}`}>{t.payments}</Link>
        </li>
        {status === 'ACTIVE' ? (
          <li>
            <Link href={`/office/handpick/${uuid}`}>{t.handpick}</Link>
          </li>
        ) : null}
        <li>
          <Link href={`/office/audit?query=${registration_no}`}>{t.audit}</Link>
        </li>
      </ul>
    </RecordPart>
  )
}
