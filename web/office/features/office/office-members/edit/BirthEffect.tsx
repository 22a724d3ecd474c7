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

/** Shows how a changed birth changes raas and nakshatra. The form keeps its own unless staff take the new ones over. */
export function BirthEffect({ record }: { record: OfficeProfile }) {
  const language = useLanguage()
  const t = editMemberWords(language)
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
        <Hint>{t.starsUnread}</Hint>
        <Button onClick={() => void refetch()}>{t.starsAgain}</Button>
      </div>
    )
  if (!data) return <Hint>{t.starsRead}</Hint>
  const { horoscope: stars, possible, warning } = data
  if (!stars) {
    const names = [...new Set(possible.map(one => `${one.raas.name}, ${one.nakshatra.name}`))]
    return <Notice>{t.starsWithoutTime(names.join(' / '))}</Notice>
  }
  if (isAlreadyFilled(stars, form)) return <Notice>{t.starsSame}</Notice>
  const facts = starFields.map(
    (field): Fact => [
      fieldLabel(language, `${field}_id`),
      <>
        {stars[field].name} ({t.inForm} <FieldValue path={`${field}_id`} form={form} />)
      </>,
    ],
  )
  return (
    <div className={styles.birth}>
      <Notice kind="bad">{t.starsDiffer}</Notice>
      <Facts facts={facts} />
      {warning ? <Hint>{warning[language]}</Hint> : null}
      <Button onClick={() => set(formValues(stars))}>{t.starsTake}</Button>
    </div>
  )
}
