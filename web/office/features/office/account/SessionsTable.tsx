import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { accountQuery, type OfficeSession } from './queries.ts'
import { accountWords } from './words.ts'

export function SessionsTable({ rows }: { rows: readonly OfficeSession[] }) {
  const language = useLanguage()
  const t = accountWords(language)
  const [busy, run] = useBusy()
  const end = (uuid: string) =>
    run(async () => {
      try {
        toast.success((await call('POST /office/account/end-session', { uuid })).message)
        await officeClient.invalidateQueries(accountQuery)
      } catch (error) {
        toastOfficeFailure(error)
      }
    })
  const nameOf = ({ browser, system }: OfficeSession) =>
    browser && system ? t.on(browser, system) : (browser ?? system ?? t.unknownDevice)
  const columns: Column<OfficeSession>[] = [
    {
      key: 'device',
      label: t.device,
      isHeading: true,
      cell: session => (
        <>
          {nameOf(session)} {session.is_this ? <Badge tone="gold">{t.thisOne}</Badge> : null}
        </>
      ),
    },
    { key: 'since', label: t.since, cell: ({ created_at }) => formatInstant(created_at, language) },
    { key: 'used', label: t.lastUsed, cell: ({ last_used_at }) => formatInstant(last_used_at, language) },
  ]
  return (
    <DataTable
      caption={t.sessions}
      columns={columns}
      rows={rows}
      keyOf={({ uuid }) => uuid}
      actions={{
        label: t.actions,
        // The current session has no button here: Log out ends it and also clears the page.
        of: session =>
          session.is_this ? null : (
            <Button
              small
              kind="quiet"
              busy={busy}
              aria-label={`${t.end}: ${nameOf(session)}`}
              onClick={() => end(session.uuid)}
            >
              {t.end}
            </Button>
          ),
      }}
    />
  )
}
