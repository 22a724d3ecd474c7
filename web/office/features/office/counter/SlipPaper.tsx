import { formatLongDay } from '#domain/format/date.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { accessWords } from '#web/access/words.ts'
import { PrintedSlip } from '#web/office/parts/PrintedSlip.tsx'
import { slipWords } from '#web/office/parts/slip-words.ts'
import styles from './Counter.module.css'
import type { Slip } from './queries.ts'
import { counterSlipWords } from './words.ts'

/** The slip of a family at the counter, with the lines it signs. */
export function SlipPaper({ slip, language }: { slip: Slip; language: Language }) {
  const t = counterSlipWords(language)
  const on = slipWords(language)
  const facts = [
    [on.registrationNo, slip.registration_no],
    [on.name, slip.name],
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
