import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SentTo } from '#contract/endpoint.ts'
import type { enterPayment } from '#contract/money/payments.office.ts'
import { maxReference, type OfficeMethod, officeMethods } from '#domain/money/payment-methods.ts'
import { maxReason } from '#domain/office/office-reasons.ts'
import { digits, plainDigits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { paymentWords } from './payment-words.ts'
import { upiWords } from './upi-words.ts'
import type { OfficeForm } from './use-office-form.ts'

export const blankPayment = {
  plan_id: '',
  receipt_number: '',
  method: '',
  reference: '',
  paid_on: '',
  discount: '',
  discount_reason: '',
}
type PaymentValues = typeof blankPayment

/** The payment as it is sent. The server refuses an unknown payment method. */
export function toPayment(values: PaymentValues): Omit<SentTo<typeof enterPayment>, 'uuid'> {
  const { plan_id, receipt_number, method, reference, paid_on, discount, discount_reason } = values
  return {
    plan_id,
    receipt_number,
    method: method as OfficeMethod,
    reference,
    ...(paid_on && { paid_on }),
    discount: Number(plainDigits(discount)),
    discount_reason,
  }
}

const plansToSellQuery = queryOptions({
  queryKey: ['plans to sell'],
  queryFn: ({ signal }) => call('GET /office/plans-to-sell', {}, { signal }),
})

interface Props extends Pick<OfficeForm<PaymentValues>, 'values' | 'errors' | 'control'> {
  /** Whether the family may also choose no plan. */
  isOptional?: boolean
}

/** The fields of a payment that was made at the office. */
export function PaymentFields({ values, errors, control, isOptional = false }: Props) {
  const language = useLanguage()
  const t = paymentWords(language)
  const { data } = useQuery(plansToSellQuery)
  const plan = (
    <Field label={t.plan} required={!isOptional} error={errors.plan_id}>
      <Select
        placeholder={isOptional ? t.noPlan : t.choosePlan}
        options={(data?.list ?? []).map(one => ({
          value: one.uuid,
          label: t.planLine(one.name, digits(language, one.fee)),
        }))}
        {...control('plan_id')}
      />
    </Field>
  )
  if (isOptional && values.plan_id === '') return plan
  // The number and the day of the transfer are known once the family has paid by the QR.
  const isPaidNext = values.method === 'upi' && data?.shows_qr === true
  return (
    <>
      {plan}
      <Field label={t.method} required error={errors.method}>
        <Select
          placeholder={t.chooseMethod}
          options={officeMethods.map(value => ({ value, label: t[value] }))}
          {...control('method')}
        />
      </Field>
      <Field label={t.receipt} required error={errors.receipt_number}>
        <TextInput maxLength={30} autoComplete="off" {...control('receipt_number')} />
      </Field>
      {values.method === '' || values.method === 'cash' || isPaidNext ? null : (
        <Field label={t.reference} error={errors.reference}>
          <TextInput maxLength={maxReference} autoComplete="off" {...control('reference')} />
        </Field>
      )}
      {isPaidNext ? (
        <Hint>{upiWords(language).qrNext}</Hint>
      ) : (
        <Field label={t.paidOn} error={errors.paid_on}>
          <TextInput type="date" {...control('paid_on')} />
        </Field>
      )}
      <Field label={t.discount} hint={t.discountHelp} error={errors.discount}>
        <TextInput inputMode="numeric" maxLength={8} autoComplete="off" {...control('discount')} />
      </Field>
      {values.discount.trim() === '' ? null : (
        <Field label={t.discountReason} required error={errors.discount_reason}>
          <TextInput maxLength={maxReason} {...control('discount_reason')} />
        </Field>
      )}
    </>
  )
}
