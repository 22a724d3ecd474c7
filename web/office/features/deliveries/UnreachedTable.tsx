import { formatLongDay } from '#domain/format/date.ts'
import { deliveryWords } from '#web/office/parts/delivery-words.ts'
import { officeWords } from '#web/office/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { CallNumber } from './CallNumber.tsx'
import type { Unreached } from './queries.ts'
import { unreachedWords } from './words.ts'

interface Props {
  rows: readonly Unreached[]
  /** The row whose call is being noted. */
  busy: string | null
  onDone: (row: Unreached) => void
  onStillLooking: (row: Unreached) => void
  onContact: (row: Unreached) => void
}

export function UnreachedTable({ rows, busy, onDone, onStillLooking, onContact }: Props) {
  const language = useLanguage()
  const t = unreachedWords(language)
  const tell = deliveryWords(language)
  const whomOf = ({ member, complaint }: Unreached) =>
    member ? `${member.name} (${member.registration_no})` : t.complaint(complaint ?? t.nothing)
  const isSilent = ({ about }: Unreached) => about.includes('SILENT')
  const whyOf = (row: Unreached) => {
    const { member, refused } = row
    if (!member) return t.complainant
    if (isSilent(row)) return t.silent
    if (refused.length > 1) return t.bothRefused
    if (refused.length === 0) return t.noWay
    return refused[0] === 'EMAIL' ? t.emailRefused : t.smsRefused
  }
  const columns: Column<Unreached>[] = [
    {
      key: 'family',
      label: t.family,
      isHeading: true,
      cell: row => (row.member ? <Link href={`/office/members/${row.member.uuid}`}>{whomOf(row)}</Link> : whomOf(row)),
    },
    { key: 'what', label: t.what, cell: ({ about }) => about.map(one => tell[one]).join(', ') },
    { key: 'why', label: t.why, cell: whyOf },
    {
      key: 'number',
      label: t.call,
      cell: row => (row.member ? <CallNumber uuid={row.member.uuid} whom={whomOf(row)} /> : t.nothing),
    },
    { key: 'since', label: t.since, cell: ({ since }) => formatLongDay(since, language) },
  ]
  return (
    <DataTable
      caption={officeWords(language).unreached}
      columns={columns}
      rows={rows}
      keyOf={row => row.uuid}
      actions={{
        label: t.actions,
        of: row => (
          <div className="row-2">
            {row.member ? null : (
              <Button small aria-label={t.contactOf(whomOf(row))} onClick={() => onContact(row)}>
                {t.contact}
              </Button>
            )}
            {row.member && row.about.includes('IMPORT_INVITATION') ? (
              <ButtonLink small aria-label={t.slipOf(whomOf(row))} href={`/office/members/${row.member.uuid}/slip`}>
                {t.slip}
              </ButtonLink>
            ) : null}
            {isSilent(row) ? (
              <Button
                small
                aria-label={t.stillLookingOf(whomOf(row))}
                busy={busy === row.uuid}
                onClick={() => onStillLooking(row)}
              >
                {t.stillLooking}
              </Button>
            ) : null}
            <Button small aria-label={t.doneOf(whomOf(row))} busy={busy === row.uuid} onClick={() => onDone(row)}>
              {t.done}
            </Button>
          </div>
        ),
      }}
    />
  )
}
