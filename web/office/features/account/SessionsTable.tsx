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
  const say = accountWords(language)
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
    browser && system ? say.on(browser, system) : (browser ?? system ?? say.unknownDevice)
  const columns: Column<OfficeSession>[] = [
    {
      key: 'device',
      label: say.device,
      isHeading: true,
      cell: session => (
        <>
          {nameOf(session)} {session.is_this ? <Badge tone="gold">{say.thisOne}</Badge> : null}
        </>
      ),
    },
    { key: 'since', label: say.since, cell: ({ created_at }) => formatInstant(created_at, language) },
    { key: 'used', label: say.lastUsed, cell: ({ last_used_at }) => formatInstant(last_used_at, language) },
  ]
  return (
    <DataTable
      caption={say.sessions}
      columns={columns}
      rows={rows}
      keyOf={({ uuid }) => uuid}
      actions={{
        label: say.actions,
        // One's own session ends by Log out, which also clears the page.
        of: session =>
          session.is_this ? null : (
            <Button
              small
              kind="quiet"
              busy={busy}
              aria-label={`${say.end}: ${nameOf(session)}`}
              onClick={() => end(session.uuid)}
            >
              {say.end}
            </Button>
          ),
      }}
    />
  )
}
