import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { spokenLanguages } from '#domain/families/consent-languages.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { OfficeFailure } from '#web/office/parts/OfficeFailure.tsx'
import { Button } from '#web/ui/Button.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { memberConsentWords } from './consent-words.ts'

const memberConsentsQuery = (uuid: string, language: string) =>
  queryOptions({
    queryKey: ['member', uuid, 'consents', language],
    queryFn: ({ signal }) => call('GET /office/member/:uuid/consents', { uuid }, { signal }),
  })

/** Who agreed to what, when and how. The list stays after the member has left. */
export function ConsentsPart({ uuid }: { uuid: string }) {
  const language = useLanguage()
  const t = memberConsentWords(language)
  const { data, error, refetch } = useQuery(memberConsentsQuery(uuid, language))
  const [isExporting, setIsExporting] = useState(false)
  const mayExport = useMay({ exportConsents: 'admin' })
  const save = async (reason: string) => {
    const { name, text } = await call('POST /office/member/:uuid/consents/export', { uuid, reason })
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
    setIsExporting(false)
  }
  return (
    <RecordPart title={t.title}>
      {error ? <OfficeFailure part error={error} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? <p>{t.none}</p> : null}
      <ul className={styles.rows}>
        {data?.list.map(one => (
          <li key={`${one.text} ${one.at} ${one.act}`}>
            <span className={styles.line}>
              <b>
                {one.title}: {t[one.act]}
              </b>
              <span className={styles.small}>{formatInstant(one.at, language)}</span>
            </span>
            <span className={styles.small}>
              {[t[one.channel], t.version(one.version), t.readIn(spokenLanguages[one.language].own)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {mayExport && data && data.list.length > 0 ? (
        <div className={styles.buttons}>
          <Button onClick={() => setIsExporting(true)}>{t.exportAll}</Button>
        </div>
      ) : null}
      {isExporting ? (
        <ActReasonDialog
          kind="sealed"
          title={t.exportAll}
          confirm={t.exportAll}
          onClose={() => setIsExporting(false)}
          onConfirm={save}
        >
          <p>{t.exportHelp}</p>
        </ActReasonDialog>
      ) : null}
    </RecordPart>
  )
}
