import { useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { blankPayment, PaymentFields, toPayment } from '#web/office/parts/PaymentFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { useLanguage } from '#web/ui/language.ts'
import { memberRecordWords } from './words.ts'

interface Props {
  uuid: string
  onClose: () => void
  onDone: (answer: { message: string }) => void
}

/** A payment that was made at the office. */
export function PaymentDialog({ uuid, onClose, onDone }: Props) {
  const t = memberRecordWords(useLanguage())
  const [today] = useState(() => dayInIndia(new Date()))
  const form = useOfficeForm({ ...blankPayment, paid_on: today })
  const send = async () => onDone(await call('POST /office/member/payment', { uuid, ...toPayment(form.values) }))
  return (
    <FormDialog title={t.payTitle} hint={t.payHelp} confirm={t.pay} form={form} onClose={onClose} onSend={send}>
      <PaymentFields {...form} />
    </FormDialog>
  )
}
