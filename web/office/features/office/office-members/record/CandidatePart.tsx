import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatLongDay } from '#domain/format/date.ts'
import { registrantName } from '#domain/words/registrant-names.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { OfficeFailure } from '#web/office/parts/OfficeFailure.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { memberCandidateWords } from './consent-words.ts'

const memberCandidateQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['member', uuid, 'candidate'],
    queryFn: ({ signal }) => call('GET /office/member/:uuid/candidate', { uuid }, { signal }),
  })

/** Whether the candidate has consented, and the form for an answer given at the counter. */
export function CandidatePart({ uuid }: { uuid: string }) {
  const language = useLanguage()
  const t = memberCandidateWords(language)
  const { data, error, refetch } = useQuery(memberCandidateQuery(uuid))
  const [noted, setNoted] = useState<'YES' | 'NO' | null>(null)
  const day = data?.answered_at ?? data?.due_on
  return (
    <RecordPart title={t.title}>
      {error ? <OfficeFailure part error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          {data.registered_by ? (
            <p>
              {t.registeredBy}: {registrantName(language, data.registered_by)}
            </p>
          ) : (
            <p>{t.unknown}</p>
          )}
          {data.state && day ? <p>{t[data.state](formatLongDay(day, language))}</p> : null}
          {data.state === 'WAITING' && !data.has_contact ? <p>{t.noContact}</p> : null}
          <div className={styles.buttons}>
            {data.state === 'YES' ? null : <Button onClick={() => setNoted('YES')}>{t.noteYes}</Button>}
            {data.state === 'NO' ? null : <Button onClick={() => setNoted('NO')}>{t.noteNo}</Button>}
          </div>
        </>
      ) : null}
      {noted ? (
        <ActReasonDialog
          kind="family"
          title={noted === 'YES' ? t.noteYes : t.noteNo}
          confirm={noted === 'YES' ? t.noteYes : t.noteNo}
          onClose={() => setNoted(null)}
          onConfirm={async reason => {
            const { message } = await call('POST /office/member/candidate', { uuid, answer: noted, reason })
            setNoted(null)
            toast.success(message)
            void officeClient.invalidateQueries({ queryKey: ['member', uuid] })
          }}
        >
          <p>{t.help}</p>
          {noted === 'NO' ? <p>{t.helpNo}</p> : null}
        </ActReasonDialog>
      ) : null}
    </RecordPart>
  )
}
