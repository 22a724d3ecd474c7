import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { ReasonField } from '#web/office/parts/ReasonField.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { callerWords } from './words.ts'

interface Props {
  uuid: string
  onClose: () => void
  onSettled: (message: string) => void
}

/** What an ADMIN decides about an objection after speaking with whoever asked and whoever objected. */
export function SettleDialog({ uuid, onClose, onSettled }: Props) {
  const t = callerWords(useLanguage())
  const form = useOfficeForm({ outcome: 'END', spoke_with_both: false, reason: '' })
  const { reason } = form.values
  const outcome = form.values.outcome === 'GO_ON' ? 'GO_ON' : 'END'
  const send = async () => {
    // The server refuses anything but true, so that the word stands in the audit.
    const spoke_with_both = form.values.spoke_with_both as true
    const settled = { uuid, reason, outcome, spoke_with_both } as const
    onSettled((await call('POST /office/members/:uuid/caller-request/settle', settled)).message)
  }
  return (
    <FormDialog title={t.settle} hint={t.settleHelp} confirm={t.decide} form={form} onSend={send} onClose={onClose}>
      <Checkbox
        required
        checked={form.values.spoke_with_both}
        onChange={spoke_with_both => form.set({ spoke_with_both })}
        error={form.errors.spoke_with_both}
      >
        {t.spokeWithBoth}
      </Checkbox>
      <Field label={t.outcome} group>
        <Segmented
          value={outcome}
          options={[
            { value: 'END', label: t.end },
            { value: 'GO_ON', label: t.goOn },
          ]}
          onChange={chosen => form.set({ outcome: chosen })}
        />
      </Field>
      <ReasonField kind="family" {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
