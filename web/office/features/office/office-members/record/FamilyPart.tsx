import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { familyRoleName } from '#domain/words/family-role-names.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import type { OfficeMemberRecord } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { memberRecordWords } from './words.ts'

/** Who else of the family logs in or hears. Their contacts are their own, and stay hidden. */
export function FamilyPart({ record: { uuid, logins, listeners } }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const t = memberRecordWords(language)
  const [stopped, setStopped] = useState<string | null>(null)
  const since = (at: string) => <span className={styles.small}>{t.since(formatInstant(at, language))}</span>
  if (logins.length + listeners.length === 0) return null
  return (
    <RecordPart title={t.family}>
      <ul className={styles.rows}>
        {logins.map(login => (
          <li key={login.role} className={styles.line}>
            {familyRoleName(language, login.role)}: {t.logsIn} {since(login.since)}
          </li>
        ))}
        {listeners.map(listener => (
          <li key={listener.id} className={styles.line}>
            {listener.channel ? t[listener.channel] : t.ofLogin}: {t.hears} {since(listener.since)}
            <Button small onClick={() => setStopped(listener.id)}>
              {t.stopHearing}
            </Button>
          </li>
        ))}
      </ul>
      {stopped ? (
        <ActReasonDialog
          kind="family"
          title={t.stopHearing}
          confirm={t.stopHearing}
          onClose={() => setStopped(null)}
          onConfirm={async reason => {
            const { message } = await call('POST /office/member/stop-listener', { uuid, listener: stopped, reason })
            setStopped(null)
            toast.success(message)
            void officeClient.invalidateQueries({ queryKey: ['member', uuid] })
          }}
        />
      ) : null}
    </RecordPart>
  )
}
