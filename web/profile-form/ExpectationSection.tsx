import { type ReactNode, useState } from 'react'
import { patrikaAnswers } from '#contract/families/edited-profile.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { expectationListNames } from '#contract/site/choice-lists.ts'
import { yearInIndia } from '#domain/calendar.ts'
import { type Wish, wishes } from '#domain/finding/fit.ts'
import { formatPatrikaMatch } from '#domain/format/answers.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { YearChoice } from '#web/ui/YearChoice.tsx'
import { useEditFormContext } from './edit-form-context.ts'
import { AnswerField } from './fields/AnswerField.tsx'
import styles from './fields/fields.module.css'
import { heightOptions } from './fields/height-options.ts'
import { TextField } from './fields/TextField.tsx'
import { WishField } from './fields/WishField.tsx'
import { editWords } from './words.ts'

/** The birth years offered, counted from today. Nobody outside of them looks for a partner here. */
const yearsBack = 75
const yearsAhead = 17

const isWish = (list: string): list is Wish => wishes.some(wish => wish === list)
const toYear = (text: string) => (text === '' ? null : Number(text))
const toText = (year: number | null) => (year === null ? '' : String(year))

interface Props {
  /** Content above the wishes: the cost of all of them together. */
  summary?: ReactNode
  /** Content below a wish: its own cost. */
  noteOf?: (wish: Wish) => ReactNode
}

export function ExpectationSection({ summary, noteOf = () => null }: Props) {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set, errors } = useEditFormContext()
  const [present] = useState(() => yearInIndia(new Date()))
  const heights = heightOptions(language)
  const years = { latest: present - yearsAhead, earliest: present - yearsBack }
  return (
    <div className={classNames('two-columns', styles.grid)}>
      {summary}
      <div data-field="expectation.birth_year_from">
        <Field
          label={t.birthYears}
          group
          error={errors['expectation.birth_year_from'] ?? errors['expectation.birth_year_to']}
        >
          <div className={styles.ends} data-field="expectation.birth_year_to">
            <YearChoice
              {...years}
              label={fieldLabel(language, 'birth_year_from')}
              placeholder={t.from}
              value={toYear(form['expectation.birth_year_from'])}
              onChange={year => set({ 'expectation.birth_year_from': toText(year) })}
            />
            <span aria-hidden="true">–</span>
            <YearChoice
              {...years}
              label={fieldLabel(language, 'birth_year_to')}
              placeholder={t.to}
              value={toYear(form['expectation.birth_year_to'])}
              onChange={year => set({ 'expectation.birth_year_to': toText(year) })}
            />
          </div>
        </Field>
        {noteOf('birth_year')}
      </div>
      <div data-field="expectation.height_from">
        <Field label={t.heights} group error={errors['expectation.height_from'] ?? errors['expectation.height_to']}>
          <div className={styles.ends} data-field="expectation.height_to">
            <Select
              aria-label={fieldLabel(language, 'height_from')}
              placeholder={t.from}
              options={heights}
              value={form['expectation.height_from']}
              onChange={value => set({ 'expectation.height_from': value })}
            />
            <span aria-hidden="true">–</span>
            <Select
              aria-label={fieldLabel(language, 'height_to')}
              placeholder={t.to}
              options={heights}
              value={form['expectation.height_to']}
              onChange={value => set({ 'expectation.height_to': value })}
            />
          </div>
        </Field>
        {noteOf('height')}
      </div>
      <div>
        <AnswerField
          path="expectation.patrika_match"
          options={patrikaAnswers.map(value => ({ value, label: formatPatrikaMatch(value, language) }))}
        />
        {noteOf('patrika')}
      </div>
      <TextField path="expectation.expected_educations" hint={t.degreesHint} maxLength={160} />
      <TextField path="expectation.occupation_other_expectations" long hint={t.othersRead} />
      <div className={styles.wishes}>
        {expectationListNames.map(list => (
          <div key={list}>
            <WishField list={list} />
            {isWish(list) ? noteOf(list) : null}
          </div>
        ))}
      </div>
    </div>
  )
}
