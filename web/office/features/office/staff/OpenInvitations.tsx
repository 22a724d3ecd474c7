import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import type { InvitationRow } from './queries.ts'
import { staffWords } from './words.ts'

interface Props {
  rows: readonly InvitationRow[]
  onChanged: () => void
}

export function OpenInvitations({ rows, onChanged }: Props) {
  const language = useLanguage()
  const t = staffWords(language)
  const [busy, run] = useBusy()
  const withdraw = (uuid: string) =>
    run(async () => {
      try {
        toast.success((await call('POST /office/staff/withdraw', { uuid })).message)
      } catch (error) {
        toastOfficeFailure(error)
      }
      onChanged()
    })
  const columns: Column<InvitationRow>[] = [
    { key: 'email', label: t.email, isHeading: true, cell: ({ email }) => <EmailText>{email}</EmailText> },
    { key: 'role', label: t.role, cell: ({ role }) => <Badge>{role}</Badge> },
    { key: 'until', label: t.state, cell: ({ expires_at }) => t.until(formatInstant(expires_at, language)) },
  ]
  return (
    <section>
      <h2>{t.open}</h2>
      {rows.length === 0 ? (
        <p>{t.noneOpen}</p>
      ) : (
        <DataTable
          caption={t.open}
          columns={columns}
          rows={rows}
          keyOf={row => row.uuid}
          actions={{
            label: t.actions,
            of: row => (
              <Button small kind="quiet" busy={busy} onClick={() => withdraw(row.uuid)}>
                {t.withdraw}
              </Button>
            ),
          }}
        />
      )}
    </section>
  )
}
