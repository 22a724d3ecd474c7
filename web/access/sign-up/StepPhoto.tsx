import { formatLongDay } from '#domain/format/date.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ConsentSentences } from '../consent/ConsentSentences.tsx'
import type { ConsentTicks } from '../consent/use-consent-ticks.ts'
import { spokenMobile } from '../phone.ts'
import { PhotoChoice } from './photo/PhotoChoice.tsx'
import type { Photo } from './photo/use-photo.ts'
import { birthDateOf, hasNoEmail } from './registration.ts'
import styles from './steps.module.css'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

/** What a step is given. Most need only the form. */
export interface StepProps {
  form: Registration
  photo: Photo
  ticks: ConsentTicks
}

/** The photo, a review of the fields where a mistake would cost most, and what the family agrees to. */
export function StepPhoto({ form: { form }, photo, ticks }: StepProps) {
  const language = useLanguage()
  const words = registerWords(language)
  const facts = [
    [words.name, [form.firstName, form.middleName, form.lastName].filter(Boolean).join(' ')],
    [words.birthDate, formatLongDay(birthDateOf(form), language)],
    [words.mobile, spokenMobile(form.mobile, form.country)],
    [words.email, hasNoEmail(form) ? words.none : form.email],
  ] as const
  return (
    <>
      <PhotoChoice photo={photo} />
      <section className={styles.review}>
        <h3>{words.review}</h3>
        <Facts className={styles.facts} facts={facts} />
      </section>
      <ConsentSentences ticks={ticks} />
      <Hint>
        {words.consentBefore}
        <a href="/terms" target="_blank" rel="noreferrer">
          {words.terms}
        </a>
        {words.consentAfter}
      </Hint>
    </>
  )
}
