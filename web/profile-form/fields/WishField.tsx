import { useState } from 'react'
import { fieldLabel } from '#contract/field-words.ts'
import { type ExpectationList, expectationLists } from '#contract/site/choice-lists.ts'
import { Field } from '#web/ui/Field.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MultiChoice } from '#web/ui/MultiChoice.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { wishPath } from '../profile-form.ts'
import { editWords } from '../words.ts'
import styles from './fields.module.css'
import { useChoices } from './use-choices.ts'

/** The entries of a list that the family wishes for. It is folded to a count, because all lists open would be a long page. */
export function WishField({ list }: { list: ExpectationList }) {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set, errors } = useEditFormContext()
  const path = wishPath(list)
  const { choices, isError, retry } = useChoices(expectationLists[list], form[path])
  const error = errors[path]
  const [isOpen, setIsOpen] = useState(false)
  const chosen = form[path]
  const label = fieldLabel(language, path)
  const [first] = chosen
  const only = chosen.length === 1 ? choices?.find(({ value }) => value === first)?.label : undefined
  return (
    <div className={styles.wish} data-field={path}>
      <Fold
        title={label}
        level={3}
        summary={error ?? only ?? t.chosen(chosen.length)}
        marked={chosen.length > 0 || error !== undefined}
        open={isOpen || error !== undefined}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <Field label={label} labelHidden group error={error}>
          {choices ? (
            <MultiChoice choices={choices} chosen={chosen} onChange={values => set({ [path]: values })} words={t} />
          ) : isError ? (
            <Hint>
              {t.listFailed} <TextButton onClick={retry}>{t.tryAgain}</TextButton>
            </Hint>
          ) : (
            <Hint>{t.loading}</Hint>
          )}
        </Field>
      </Fold>
    </div>
  )
}
