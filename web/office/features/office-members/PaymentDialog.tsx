import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { maxReason } from '#domain/office.ts'
import { maxReference, type OfficeMethod, officeMethods } from '#domain/payment-methods.ts'
import { digits, plainDigits } from '#domain/words/digits.ts'
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

/** A payment that was made at the office. */
export function PaymentDialog({ uuid, onClose, onDone }: Props) {
  const language = useLanguage()
  const say = memberRecordWords(language)
  const { data } = useQuery(plansToSellQuery)
  const [today] = useState(() => dayInIndia(new Date()))
  const form = useOfficeForm({
    plan_id: '',
    receipt_number: '',
    method: '',
    reference: '',
    paid_on: today,
    discount: '',
    discount_reason: '',
  })
  const send = async () => {
    const { method, paid_on, discount, ...rest } = form.values
    onDone(
      await call('POST /office/member/payment', {
        uuid,
        ...rest,
        // The server refuses a way of paying that is none.
        method: method as OfficeMethod,
        ...(paid_on && { paid_on }),
        discount: Number(plainDigits(discount)),
      }),
    )
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
          options={officeMethods.map(value => ({ value, label: say[value] }))}
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
      {form.values.method === '' || form.values.method === 'cash' ? null : (
        <Field label={say.reference} error={form.errors.reference}>
          <TextInput
            maxLength={maxReference}
            autoComplete="off"
            value={form.values.reference}
            onChange={reference => form.set({ reference })}
          />
        </Field>
      )}
      <Field label={say.paidOn} error={form.errors.paid_on}>
        <TextInput type="date" value={form.values.paid_on} onChange={paid_on => form.set({ paid_on })} />
      </Field>
      <Field label={say.discount} hint={say.discountHelp} error={form.errors.discount}>
        <TextInput
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          value={form.values.discount}
          onChange={discount => form.set({ discount })}
        />
      </Field>
      {form.values.discount.trim() === '' ? null : (
        <Field label={say.discountReason} required error={form.errors.discount_reason}>
          <TextInput
            maxLength={maxReason}
            value={form.values.discount_reason}
            onChange={discount_reason => form.set({ discount_reason })}
          />
        </Field>
      )}
    </FormDialog>
  )
}
