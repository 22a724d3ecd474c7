import { formatFee } from '#domain/format/fee.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { ReasonField } from '#web/office/parts/ReasonField.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { isUnconfirmed, type PaymentRow } from './queries.ts'
import { paymentWords } from './words.ts'

interface Props {
  payment: PaymentRow
  onClose: () => void
  /** Called after a failure too: the payment may have changed although the gateway did not answer. */
  onChanged: () => void
}

/** Refunds a payment. A whole refund takes days and contact views back; a part refund leaves them. */
export function RefundDialog({ payment, onClose, onChanged }: Props) {
  const language = useLanguage()
  const t = paymentWords(language)
  const form = useOfficeForm({ much: 'whole', amount: '', reason: '' })
  const { much, amount, reason } = form.values
  const refundable = formatFee(payment.amount - payment.part_refunded, language)
  const isPart = much === 'part'
  const send = async () => {
    const { uuid } = payment
    try {
      const { message } = isPart
        ? await call('POST /office/payments/refund-part', { uuid, amount: Number(amount), reason })
        : await call('POST /office/payments/refund', { uuid, reason })
      toast.success(message)
      onClose()
    } finally {
      onChanged()
    }
  }
  return (
    <FormDialog
      title={t.refundTitle(payment.member.registration_no)}
      confirm={isUnconfirmed(payment) ? t.takeBack : t.refund}
      form={form}
      onSend={send}
      onClose={onClose}
    >
      {payment.is_surplus ? null : (
        <Field label={t.howMuch} group>
          <Segmented
            value={much}
            onChange={value => form.set({ much: value })}
            options={[
              { value: 'whole', label: t.whole(refundable) },
              { value: 'part', label: t.part },
            ]}
          />
        </Field>
      )}
      <p>{isPart ? t.partHelp : t.refundHelp}</p>
      {payment.gateway === 'OFFLINE' ? <p>{isUnconfirmed(payment) ? t.takeBackHelp : t.refundAtOffice}</p> : null}
      {isPart ? (
        <Field label={t.partAmount} required error={form.errors.amount}>
          <TextInput inputMode="numeric" maxLength={8} {...form.control('amount')} />
        </Field>
      ) : null}
      <ReasonField kind="refund" isFirst {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
