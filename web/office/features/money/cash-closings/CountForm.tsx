import { formatPaise } from '#domain/format/fee.ts'
import { maxReason } from '#domain/office/office-reasons.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { paymentWords } from '#web/office/parts/payment-words.ts'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { Difference } from './Difference.tsx'
import type { ExpectedCash } from './queries.ts'
import { cashWords } from './words.ts'

const keyOf = ({ method, clerk }: ExpectedCash) => `${method} ${clerk.uuid}`
/** Null where nothing that could be counted was typed yet. */
const amountOf = (typed: string | undefined) => {
  const amount = Number((typed ?? '').replaceAll(',', '').trim())
  return typed?.trim() && Number.isFinite(amount) ? amount : null
}

interface Props {
  lines: readonly ExpectedCash[]
  onChanged: () => void
}

/** What is expected in each drawer, with a field for what is there. */
export function CountForm({ lines, onChanged }: Props) {
  const language = useLanguage()
  const [t, ways] = [cashWords(language), paymentWords(language)]
  const form = useOfficeForm<{ counted: Record<string, string>; reason: string; lines: null }>({
    counted: {},
    reason: '',
    lines: null,
  })
  const { counted, reason } = form.values
  const rows = lines.map(line => ({ ...line, counted: amountOf(counted[keyOf(line)]) }))
  /** The server names a line by its place in the list. */
  const wrongAmount = Object.entries(form.errors).find(([name]) => name.startsWith('lines.'))?.[1]
  const isDifferent = rows.some(row => row.counted !== null && row.counted !== row.expected)
  const send = async () => {
    try {
      const { message } = await call('POST /office/cash-closings/count', {
        lines: rows.map(({ method, clerk, expected, counted: amount }) => ({
          method,
          clerk: clerk.uuid,
          expected,
          // The server's sentence about an amount that is none is better than one of the page's.
          counted: amount as number,
        })),
        reason,
      })
      toast.success(message)
    } finally {
      onChanged()
    }
  }
  return (
    <PartCard>
      <h2>{t.sinceLast}</h2>
      <p>{t.help}</p>
      <FormFields form={form}>
        <DataTable
          caption={t.sinceLast}
          rows={rows}
          keyOf={keyOf}
          columns={[
            { key: 'way', label: t.way, isHeading: true, cell: ({ method }) => ways[method] },
            { key: 'clerk', label: t.clerk, cell: ({ clerk }) => clerk.name },
            {
              key: 'expected',
              label: t.expected,
              isNumber: true,
              cell: ({ expected, unconfirmed }) => (
                <>
                  {formatPaise(expected * 100, language)}
                  {unconfirmed > 0 ? <Hint>{t.unconfirmed(formatPaise(unconfirmed * 100, language))}</Hint> : null}
                </>
              ),
            },
            {
              key: 'counted',
              label: t.counted,
              cell: row => (
                <TextInput
                  inputMode="decimal"
                  maxLength={14}
                  aria-label={t.countedOf(ways[row.method], row.clerk.name)}
                  value={counted[keyOf(row)] ?? ''}
                  onChange={value => form.set({ counted: { ...counted, [keyOf(row)]: value } })}
                />
              ),
            },
            { key: 'difference', label: t.difference, isNumber: true, cell: row => <Difference {...row} /> },
          ]}
        />
        {wrongAmount ? <Notice kind="bad">{wrongAmount}</Notice> : null}
        {isDifferent ? (
          <Field label={t.reason} required error={form.errors.reason}>
            <TextArea rows={2} maxLength={maxReason} {...form.control('reason')} />
          </Field>
        ) : null}
        <div className="row-2">
          <Button kind="primary" busy={form.busy} onClick={() => form.send(send)}>
            {t.save}
          </Button>
        </div>
      </FormFields>
    </PartCard>
  )
}
