import { useQuery } from '@tanstack/react-query'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { plansToSellQuery } from './queries.ts'
import { memberRecordWords } from './words.ts'

interface Props {
  uuid: string
  onClose: () => void
  onDone: (answer: { message: string }) => void
}

const methods = ['cash', 'cheque', 'upi', 'bank'] as const
type Method = (typeof methods)[number]

/** A payment that was made at the office. */
export function PaymentDialog({ uuid, onClose, onDone }: Props) {
  const language = useLanguage()
  const say = memberRecordWords(language)
  const { data } = useQuery(plansToSellQuery)
  const form = useOfficeForm({ plan_id: '', receipt_number: '', method: '' })
  const send = async () => {
    const { plan_id, receipt_number, method } = form.values
    // The server refuses a way of paying that is none.
    onDone(await call('POST /office/member/payment', { uuid, plan_id, receipt_number, method: method as Method }))
  }
  return (
    <FormDialog title={say.payTitle} hint={say.payHelp} confirm={say.pay} form={form} onClose={onClose} onSend={send}>
      <Field label={say.plan} required error={form.errors.plan_id}>
        <Select
          placeholder={say.choosePlan}
          options={(data?.list ?? []).map(plan => ({
            value: plan.uuid,
            label: say.planLine(plan.name, digits(language, plan.fee)),
          }))}
          value={form.values.plan_id}
          onChange={plan_id => form.set({ plan_id })}
        />
      </Field>
      <Field label={say.method} required error={form.errors.method}>
        <Select
          placeholder={say.chooseMethod}
          options={methods.map(value => ({ value, label: say[value] }))}
          value={form.values.method}
          onChange={method => form.set({ method })}
        />
      </Field>
      <Field label={say.receipt} required error={form.errors.receipt_number}>
        <TextInput
          maxLength={30}
          autoComplete="off"
          value={form.values.receipt_number}
          onChange={receipt_number => form.set({ receipt_number })}
        />
      </Field>
    </FormDialog>
  )
}
