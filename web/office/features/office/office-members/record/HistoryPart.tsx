import { useQuery } from '@tanstack/react-query'
import { fieldName } from '#contract/field-words.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { staffActs } from '#domain/office/audit.ts'
import { auditWords } from '#web/office/features/office/audit/words.ts'
import { OfficeFailure } from '#web/office/parts/OfficeFailure.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { memberAuditQuery, type OfficeMemberRecord } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { memberRecordWords } from './words.ts'

/** The household and the history of the record: acts of staff, reports, the family's own changes, and possible duplicates. */
export function HistoryPart({ record }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const t = memberRecordWords(language)
  const audit = auditWords(language)
  const { data, error, refetch } = useQuery(memberAuditQuery(record.uuid))
  return (
    <>
      {record.household.length > 0 ? (
        <RecordPart title={t.household}>
          {record.awaits_first_look === 'Y' ? <p>{t.awaitsFirstLook}</p> : null}
          <ul className={styles.rows}>
            {record.household.map(one => (
              <li key={one.uuid} className={styles.line}>
                <Link href={`/office/members/${one.uuid}`}>{one.registration_no}</Link>
                {one.name}
                <StatusBadge status={one.status} />
              </li>
            ))}
          </ul>
        </RecordPart>
      ) : null}
      {record.duplicates.length > 0 ? (
        <RecordPart title={t.duplicates}>
          <ul className={styles.rows}>
            {record.duplicates.map(one => (
              <li key={one.uuid + one.why} className={styles.line}>
                <Link href={`/office/members/${one.uuid}`}>{one.registration_no}</Link>
                {t[one.why]}
                {one.why === 'LEFT_AND_RETURNED' ? null : (
                  <Link href={`/office/members/${record.uuid}/double/${one.uuid}`}>{t.compare}</Link>
                )}
              </li>
            ))}
          </ul>
        </RecordPart>
      ) : null}
      {record.leaving ? (
        <RecordPart title={t.leaving}>
          <p className={styles.line}>
            <b>{t[record.leaving.reason]}</b>
            <span className={styles.small}>{formatInstant(record.leaving.at, language)}</span>
          </p>
          {record.leaving.comment ? <p>{record.leaving.comment}</p> : null}
        </RecordPart>
      ) : null}
      <RecordPart title={t.history}>
        {error ? <OfficeFailure part error={error} onRetry={() => void refetch()} /> : null}
        {data?.list.length === 0 ? <p>{t.none}</p> : null}
        <ul className={styles.rows}>
          {data?.list.map(entry => (
            <li key={entry.seq}>
              <span className={styles.line}>
                <b>{staffActs[entry.act][language]}</b>
                <span className={styles.small}>
                  {entry.staff?.name ?? audit.operator}, {formatInstant(entry.at, language)}
                </span>
              </span>
              {entry.changes.map(({ field, before, after }) => (
                <span key={field}>
                  {audit.changed(fieldName(language, field) ?? field, before ?? t.missing, after ?? t.missing)}
                </span>
              ))}
              {entry.reason ? <span>{audit.why(entry.reason)}</span> : null}
            </li>
          ))}
        </ul>
      </RecordPart>
      <RecordPart title={t.reports}>
        {record.reports.length === 0 ? <p>{t.none}</p> : null}
        <ul className={styles.rows}>
          {record.reports.map(report => (
            <li key={report.by + report.at}>
              <span className={styles.small}>{t.reportBy(report.by, formatInstant(report.at, language))}</span>
              <span>{report.message}</span>
            </li>
          ))}
        </ul>
      </RecordPart>
      <RecordPart title={t.edits}>
        {record.edits.length === 0 ? <p>{t.none}</p> : null}
        <ul className={styles.rows}>
          {record.edits.map(edit => (
            <li key={edit.version}>
              <span className={styles.small}>{formatInstant(edit.at, language)}</span>
              <span>{edit.fields.map(field => fieldName(language, field) ?? field).join(', ')}</span>
            </li>
          ))}
        </ul>
      </RecordPart>
    </>
  )
}
