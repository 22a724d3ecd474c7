import { formatLongDay } from '#domain/format/date.ts'
import { formatFee } from '#domain/format/fee.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { accessWords } from '#web/access/words.ts'
import { PrintedSlip } from '#web/office/parts/PrintedSlip.tsx'
import { QrCode } from '#web/office/parts/QrCode.tsx'
import { slipWords } from '#web/office/parts/slip-words.ts'
import type { OpenUpiOrder } from '#web/office/parts/UpiOrder.tsx'
import { upiWords } from '#web/office/parts/upi-words.ts'
import styles from './Counter.module.css'
import type { Slip } from './queries.ts'
import { counterSlipWords } from './words.ts'

/** The slip of a family at the counter, with the lines it signs. */
export function SlipPaper({ slip, order, language }: { slip: Slip; order: OpenUpiOrder | null; language: Language }) {
  const t = counterSlipWords(language)
  const on = slipWords(language)
  const upi = upiWords(language)
  const facts = [
    [on.registrationNo, slip.registration_no],
    [on.name, slip.name[language]],
    [t.registeredOn, formatLongDay(slip.registered_on, language)],
    ...(slip.plan ? [[t.plan, t.planUntil(slip.plan.name, formatLongDay(slip.plan.ends_on, language))] as const] : []),
  ] as const
  const { loginByCode } = accessWords(language)
  const { reached_by: reached } = slip
  const steps = !reached
    ? [t.bringEmail]
    : reached.channel === 'EMAIL'
      ? [on.open(slip.address), on.chooseCodeByEmail(loginByCode, reached.contact), on.typeCodeOfEmail, t.lookThrough]
      : [on.open(slip.address), on.chooseCode(loginByCode, reached.contact), on.typeCode, t.lookThrough]
  return (
    <PrintedSlip
      language={language}
      site={slip.site[language]}
      title={t.title}
      facts={facts}
      howTo={on.howTo}
      steps={steps}
      telephone={slip.telephone}
    >
      {order ? (
        <>
          <h3>{upi.title}</h3>
          <QrCode text={order.link} label={upi.qrLabel} />
          <p>{upi.scan(formatFee(order.amount, language), order.receipt_number)}</p>
        </>
      ) : null}
      <h3>{t.agreed}</h3>
      <ul>
        {slip.family_sentences[language].map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
        {slip.has_candidate_agreed ? <li>{slip.candidate_sentence[language]}</li> : null}
      </ul>
      <div className={styles.sign}>
        <p>
          {t.family}: {t.signature}
        </p>
        {slip.has_candidate_agreed && slip.registered_by !== 'CANDIDATE' ? (
          <p>
            {t.candidate}: {t.signature}
          </p>
        ) : null}
      </div>
    </PrintedSlip>
  )
}
