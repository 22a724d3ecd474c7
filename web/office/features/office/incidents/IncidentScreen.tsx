import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import type { IncidentReport } from '#domain/office/incidents.ts'
import { call } from '#web/api/client.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { ToldFamilies } from '#web/office/parts/ToldFamilies.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { Clocks } from './Clocks.tsx'
import styles from './Incident.module.css'
import { NoticeForm } from './NoticeForm.tsx'
import { type IncidentDetail, incidentQuery, incidentsKey, touchedQuery } from './queries.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { incidentWords, reportNames } from './words.ts'

const reload = () => void officeClient.invalidateQueries({ queryKey: incidentsKey })

export default function IncidentScreen() {
  const { uuid = '' }: { uuid?: string } = useParams({ strict: false })
  const language = useLanguage()
  const t = incidentWords(language)
  const { data, error, refetch } = useQuery(incidentQuery(uuid))
  return (
    <>
      <ScreenHead eyebrow="घटना" title={data ? `${data.number} · ${data.title}` : officeWords(language).incident}>
        <ButtonLink href="/office/incident">{t.back}</ButtonLink>
      </ScreenHead>
      {data ? (
        <div className="stack-5">
          <IncidentPart incident={data} />
          <NoticeForm
            uuid={uuid}
            onSent={message => {
              toast.success(message)
              reload()
            }}
          />
          <NoticesPart incident={data} />
          {data.notices.length > 0 ? (
            <ToldFamilies
              told={data.told}
              queryOf={(state, page) => touchedQuery(uuid, state, page)}
              hrefOf={page => `/office/incident/${uuid}?page=${page}`}
            />
          ) : null}
        </div>
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function IncidentPart({ incident }: { incident: IncidentDetail }) {
  const language = useLanguage()
  const t = incidentWords(language)
  const [busy, run] = useBusy()
  const [isEditing, setEditing] = useState(false)
  const { uuid, reports } = incident
  const doing = (work: () => Promise<void>) =>
    run(async () => {
      try {
        await work()
      } catch (failure) {
        toastOfficeFailure(failure)
      }
      reload()
    })
  const note = (to: IncidentReport) =>
    doing(async () => toast.success((await call('POST /office/incidents/:uuid/reported', { uuid, to })).message))
  const save = () =>
    doing(async () => {
      const { name, text } = await call('POST /office/incidents/:uuid/export', { uuid })
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
    })
  return (
    <PartCard>
      <Clocks {...incident} />
      <p className={styles.words}>{incident.what}</p>
      {incident.earlier.map(({ title, what, known_at, edited_at, edited_by }) => (
        <details key={edited_at}>
          <summary>{t.earlier(`${edited_by}, ${formatInstant(edited_at, language)}`)}</summary>
          <p>
            <strong>{title}</strong>
          </p>
          <p className={styles.words}>{what}</p>
          <Facts facts={[[t.knownAt, formatInstant(known_at, language)]]} />
        </details>
      ))}
      <Facts
        facts={[
          [t.knownAt, formatInstant(incident.known_at, language)],
          [t.recordedBy, `${incident.recorded_by}, ${formatInstant(incident.recorded_at, language)}`],
        ]}
      />
      <div className="row-2">
        {reports
          .filter(({ done_at }) => !done_at)
          .map(({ to }) => (
            <Button key={to} busy={busy} onClick={() => note(to)}>
              {t.noteReport(reportNames(language)[to])}
            </Button>
          ))}
        <Button busy={busy} onClick={save}>
          {t.export}
        </Button>
        {incident.notices.length === 0 ? <Button onClick={() => setEditing(true)}>{t.edit}</Button> : null}
      </div>
      {isEditing ? (
        <RecordDialog
          incident={incident}
          onClose={() => setEditing(false)}
          onSaved={message => {
            toast.success(message)
            setEditing(false)
            reload()
          }}
        />
      ) : null}
    </PartCard>
  )
}

function NoticesPart({ incident: { notices } }: { incident: IncidentDetail }) {
  const language = useLanguage()
  const t = incidentWords(language)
  return (
    <PartCard>
      <h2>{t.notices}</h2>
      {notices.length === 0 ? <p>{t.noNotices}</p> : null}
      {notices.map(notice => (
        <details key={notice.uuid}>
          <summary>
            {formatInstant(notice.written_at, language)}, {notice.written_by} · {t.sentTo(notice.count)} ·{' '}
            {notice.finished_at ? t.allSent : t.onItsWay}
          </summary>
          <h3>{notice.subject_en}</h3>
          <p className={styles.words}>{notice.text_en}</p>
          <h3>{notice.subject_mr}</h3>
          <p className={styles.words}>{notice.text_mr}</p>
        </details>
      ))}
    </PartCard>
  )
}
