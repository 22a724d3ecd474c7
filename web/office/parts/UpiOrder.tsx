import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { upiOrder } from '#contract/money/payments.office.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { formatFee } from '#domain/format/fee.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { FormFields } from './FormFields.tsx'
import { QrCode } from './QrCode.tsx'
import { upiWords } from './upi-words.ts'
import { useOfficeForm } from './use-office-form.ts'

export type OpenUpiOrder = NonNullable<AnswerOf<typeof upiOrder>['order']>

export const upiOrderQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['upi order', uuid],
    queryFn: async ({ signal }) => (await call('GET /office/member/upi/:uuid', { uuid }, { signal })).order,
  })

/** What the family pays by its phone, and the field for the number that its app then shows. */
export function UpiOrder({ order, onPaid }: { order: OpenUpiOrder; onPaid: () => void }) {
  const language = useLanguage()
  const t = upiWords(language)
  const [today] = useState(() => dayInIndia(new Date()))
  const form = useOfficeForm({ utr: '', paid_on: today })
  const send = async () => {
    const { message } = await call('POST /office/member/utr', { uuid: order.uuid, ...form.values })
    toast.success(message)
    onPaid()
  }
  return (
    <div className="stack-4">
      <QrCode text={order.link} label={t.qrLabel} />
      <Facts
        facts={[
          [t.plan, order.plan_name],
          [t.amount, formatFee(order.amount, language)],
          [t.receipt, order.receipt_number],
        ]}
      />
      <FormFields form={form}>
        <Field label={t.utr} hint={t.utrHelp} required error={form.errors.utr}>
          <TextInput inputMode="numeric" maxLength={20} autoComplete="off" {...form.control('utr')} />
        </Field>
        <Field label={t.paidOn} error={form.errors.paid_on}>
          <TextInput type="date" {...form.control('paid_on')} />
        </Field>
        <Hint>{t.wholeOnly}</Hint>
        <div className="row-2">
          <Button kind="primary" busy={form.busy} onClick={() => form.send(send)}>
            {t.start}
          </Button>
        </div>
      </FormFields>
    </div>
  )
}
