import { useState } from 'react'
import { formatDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { memberAuditQuery, type OfficeMemberRecord, type SealedRecord } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { recordPartWords } from './part-words.ts'
import { SealedFiles } from './SealedFiles.tsx'
import { memberRecordWords } from './words.ts'

/** The record of a member who has left is sealed. An ADMIN opens it with a reason. */
export function SealedPart({ record, isAdmin }: { record: OfficeMemberRecord; isAdmin: boolean }) {
  const language = useLanguage()
  const t = memberRecordWords(language)
  const parts = recordPartWords(language)
  const [sealed, setSealed] = useState<(SealedRecord & { reason: string }) | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isErasing, setIsErasing] = useState(false)
  const erase = async (reason: string) => {
    toast.success((await call('POST /office/member/erase-now', { uuid: record.uuid, reason })).message)
    setIsErasing(false)
    await officeClient.invalidateQueries()
  }
  const open = async (reason: string) => {
    setSealed({ ...(await call('POST /office/member/sealed', { uuid: record.uuid, reason })), reason })
    setIsAsking(false)
    void officeClient.invalidateQueries(memberAuditQuery(record.uuid))
  }
  return (
    <RecordPart title={t.sealed}>
      <p>
        {sealed ? t.sealedUntil(formatInstant(sealed.left_at, language), formatDay(sealed.erase_on, language)) : t.left}
      </p>
      {record.merged_into ? (
        <p>
          {parts.closedInto}{' '}
          <Link href={`/office/members/${record.merged_into.uuid}`}>{record.merged_into.registration_no}</Link>
        </p>
      ) : null}
      {sealed || !record.is_sealed || !isAdmin ? null : (
        <div className={styles.buttons}>
          <Button onClick={() => setIsAsking(true)}>{t.openSealed}</Button>
          <Button onClick={() => setIsErasing(true)}>{t.eraseNow}</Button>
        </div>
      )}
      {sealed?.sections.map(section => (
        <section key={section.name}>
          <h3>{section.name.replaceAll('_', ' ')}</h3>
          {section.rows.map(row => (
            <Facts key={JSON.stringify(row)} facts={Object.entries(row)} />
          ))}
        </section>
      ))}
      {sealed ? <SealedFiles uuid={record.uuid} count={sealed.file_count} reason={sealed.reason} /> : null}
      {isAsking ? (
        <ActReasonDialog
          kind="sealed"
          title={t.sealedTitle}
          confirm={t.openSealed}
          onClose={() => setIsAsking(false)}
          onConfirm={open}
        />
      ) : null}
      {isErasing ? (
        <ActReasonDialog
          kind="family"
          title={t.eraseNowTitle}
          confirm={t.eraseNow}
          onClose={() => setIsErasing(false)}
          onConfirm={erase}
        >
          <p>{t.eraseNowHelp}</p>
        </ActReasonDialog>
      ) : null}
    </RecordPart>
  )
}
