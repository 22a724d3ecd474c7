import { formatLongDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { StaffRow } from './queries.ts'
import { staffWords } from './words.ts'

interface Props {
  rows: readonly StaffRow[]
  onRetire: (whom: StaffRow) => void
  onReset: (whom: StaffRow) => void
}

export function StaffTable({ rows, onRetire, onReset }: Props) {
  const language = useLanguage()
  const t = staffWords(language)
  const columns: Column<StaffRow>[] = [
    {
      key: 'name',
      label: t.name,
      isHeading: true,
      cell: ({ name, is_self }) => (
        <>
          {name} {is_self ? <Badge tone="gold">{t.self}</Badge> : null}
        </>
      ),
    },
    { key: 'email', label: t.email, cell: ({ email }) => <EmailText>{email}</EmailText> },
    { key: 'role', label: t.role, cell: ({ role }) => <Badge>{role}</Badge> },
    {
      key: 'login',
      label: t.lastLogin,
      cell: ({ last_login_at }) => (last_login_at ? formatInstant(last_login_at, language) : t.never),
    },
    {
      key: 'state',
      label: t.state,
      cell: ({ retired_at }) =>
        retired_at ? (
          <Badge>{t.retired(formatLongDay(retired_at, language))}</Badge>
        ) : (
          <Badge tone="good">{t.present}</Badge>
        ),
    },
  ]
  return (
    <DataTable
      caption={officeWords(language).staff}
      columns={columns}
      rows={rows}
      keyOf={row => row.uuid}
      actions={{
        label: t.actions,
        of: row =>
          row.retired_at ? null : (
            <div className="row-1">
              {row.may_reset ? (
                <Button small kind="quiet" onClick={() => onReset(row)}>
                  {t.reset}
                </Button>
              ) : null}
              {row.may_retire ? (
                <Button small kind="quiet" onClick={() => onRetire(row)}>
                  {t.retire}
                </Button>
              ) : null}
            </div>
          ),
      }}
    />
  )
}
