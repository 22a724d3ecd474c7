import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { ReasonField } from '#web/office/parts/ReasonField.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import type { ComparedRecord } from './queries.ts'
import { doubleWords } from './words.ts'

interface Props {
  kept: ComparedRecord
  other: ComparedRecord
  canSendCodes: boolean
  onClose: () => void
  onBegun: (message: string) => void
}

/** Asks for two records to be joined. The server says which is kept; codes are offered where both records can get one. */
export function JoinDialog({ kept, other, canSendCodes, onClose, onBegun }: Props) {
  const t = doubleWords(useLanguage())
  const form = useOfficeForm({ way: canSendCodes ? 'CODES' : 'NOTICE', reason: '' })
  const { reason } = form.values
  const way = form.values.way === 'CODES' ? 'CODES' : 'NOTICE'
  const [keptNumber, otherNumber] = [kept.registration_no, other.registration_no]
  const send = async () => {
    const joining = { uuid: kept.uuid, other: other.uuid, way, reason } as const
    onBegun((await call('POST /office/members/:uuid/join', joining)).message)
  }
  return (
    <FormDialog
      title={t.question(otherNumber, keptNumber)}
      confirm={t.confirm}
      form={form}
      onSend={send}
      onClose={onClose}
    >
      {canSendCodes ? (
        <Field label={t.way} group>
          <Segmented
            value={way}
            options={[
              { value: 'CODES', label: t.byCodes },
              { value: 'NOTICE', label: t.byNotice },
            ]}
            onChange={chosen => form.set({ way: chosen })}
          />
        </Field>
      ) : null}
      <p>{way === 'CODES' ? t.codesHelp(otherNumber, keptNumber) : t.noticeHelp(otherNumber)}</p>
      <ReasonField kind="family" {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
