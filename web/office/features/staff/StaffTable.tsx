import { formatLongDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { StaffRow } from './queries.ts'
import styles from './StaffScreen.module.css'
import { staffWords } from './words.ts'

interface Props {
  rows: readonly StaffRow[]
  onRetire: (whom: StaffRow) => void
  onReset: (whom: StaffRow) => void
}

export function StaffTable({ rows, onRetire, onReset }: Props) {
  const language = useLanguage()
  const say = staffWords(language)
  const columns: Column<StaffRow>[] = [
    {
      key: 'name',
      label: say.name,
      isHeading: true,
      cell: ({ name, is_self }) => (
        <>
          {name} {is_self ? <Badge tone="gold">{say.self}</Badge> : null}
        </>
      ),
    },
    { key: 'email', label: say.email, cell: ({ email }) => <EmailText>{email}</EmailText> },
    { key: 'role', label: say.role, cell: ({ role }) => <Badge>{role}</Badge> },
    {
      key: 'login',
      label: say.lastLogin,
      cell: ({ last_login_at }) => (last_login_at ? formatInstant(last_login_at, language) : say.never),
    },
    {
      key: 'state',
      label: say.state,
      cell: ({ retired_at }) =>
        retired_at ? (
          <Badge>{say.retired(formatLongDay(retired_at, language))}</Badge>
        ) : (
          <Badge tone="good">{say.present}</Badge>
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
        label: say.actions,
        of: row =>
          row.retired_at ? null : (
            <div className={styles.buttons}>
              {row.may_reset ? (
                <Button small kind="quiet" onClick={() => onReset(row)}>
                  {say.reset}
                </Button>
              ) : null}
              {row.may_retire ? (
                <Button small kind="quiet" onClick={() => onRetire(row)}>
                  {say.retire}
                </Button>
              ) : null}
            </div>
          ),
      }}
    />
  )
}
