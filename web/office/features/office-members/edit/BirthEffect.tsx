import { useQuery } from '@tanstack/react-query'
import { fieldLabel } from '#contract/field-words.ts'
import { useEditFormContext } from '#web/profile-form/edit-form-context.ts'
import { FieldValue } from '#web/profile-form/FieldValue.tsx'
import { formValues, isAlreadyFilled, starFields } from '#web/profile-form/horoscope/birth-stars.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './EditMemberForm.module.css'
import type { OfficeProfile } from './queries.ts'
import { editMemberWords } from './words.ts'

/** What another birth does to raas and nakshatra, before it is saved: those in the form stay unless they are taken over. */
export function BirthEffect({ record }: { record: OfficeProfile }) {
  const language = useLanguage()
  const say = editMemberWords(language)
  const { form, set, readStars } = useEditFormContext()
  const birth = { date: form.dob, time: form.birth_time }
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', record.uuid, 'stars', birth],
    queryFn: () => readStars(birth),
    gcTime: 0,
  })
  if (isError)
    return (
      <div className={styles.birth}>
        <Hint>{say.starsUnread}</Hint>
        <Button onClick={() => void refetch()}>{say.starsAgain}</Button>
      </div>
    )
  if (!data) return <Hint>{say.starsRead}</Hint>
  const { horoscope: stars, possible, warning } = data
  if (!stars) {
    const names = [...new Set(possible.map(one => `${one.raas.name}, ${one.nakshatra.name}`))]
    return <Notice>{say.starsWithoutTime(names.join(' / '))}</Notice>
  }
  if (isAlreadyFilled(stars, form)) return <Notice>{say.starsSame}</Notice>
  const facts = starFields.map(
    (field): Fact => [
      fieldLabel(language, `${field}_id`),
      <>
        {stars[field].name} ({say.inForm} <FieldValue path={`${field}_id`} form={form} />)
      </>,
    ],
  )
  return (
    <div className={styles.birth}>
      <Notice kind="bad">{say.starsDiffer}</Notice>
      <Facts facts={facts} />
      {warning ? <Hint>{warning[language]}</Hint> : null}
      <Button onClick={() => set(formValues(stars))}>{say.starsTake}</Button>
    </div>
  )
}
