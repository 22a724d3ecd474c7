import { formatLongDay } from '#domain/format/date.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { accessWords } from '#web/access/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import styles from './Counter.module.css'
import type { Slip } from './queries.ts'
import { slipWords } from './words.ts'

/** Registration number, site, how to log in, and what is signed. Nothing on it opens the account. */
export function SlipPaper({ slip, language }: { slip: Slip; language: Language }) {
  const say = slipWords(language)
  const facts = [
    [say.registrationNo, slip.registration_no],
    [say.name, slip.name],
    [say.registeredOn, formatLongDay(slip.registered_on, language)],
    ...(slip.plan
      ? [[say.plan, say.planUntil(slip.plan.name, formatLongDay(slip.plan.ends_on, language))] as const]
      : []),
  ] as const
  const byCode = say.chooseCode(accessWords(language).loginByCode, digits(language, slip.mobile_end))
  const steps = [say.open(slip.address), byCode, say.typeCode, say.lookThrough]
  return (
    <Card as="article" className={styles.paper} lang={language}>
      <h2>
        {slip.site[language]} · {say.title}
      </h2>
      <Facts facts={facts} />
      <h3>{say.howTo}</h3>
      <ol>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {slip.telephone ? <p>{say.ask(slip.telephone)}</p> : null}
      <p>{say.neverTell}</p>
      <h3>{say.agreed}</h3>
      <ul>
        {slip.family_sentences[language].map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
        {slip.has_candidate_agreed ? <li>{slip.candidate_sentence[language]}</li> : null}
      </ul>
      <div className={styles.sign}>
        <p>
          {say.family}: {say.signature}
        </p>
        {slip.has_candidate_agreed && slip.registered_by !== 'CANDIDATE' ? (
          <p>
            {say.candidate}: {say.signature}
          </p>
        ) : null}
      </div>
    </Card>
  )
}
