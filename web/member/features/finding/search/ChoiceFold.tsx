import type { ListCriterion } from '#contract/finding/criteria.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MultiChoice } from '#web/ui/MultiChoice.tsx'
import { listSummary } from './chips.ts'
import { criterionTitles } from './criterion-words.ts'
import { collapseEvery, expandEvery, isClosed, type SearchForm, type SearchLists } from './search-form.ts'
import type { FieldErrors } from './use-search.ts'
import { searchWords } from './words.ts'

interface Props {
  criterion: ListCriterion
  form: SearchForm
  onChange: (form: SearchForm) => void
  errors: FieldErrors
  lists: SearchLists
  failed: boolean
  onRetry: () => void
  open: boolean
  onToggle: () => void
}

/** A collapsible list of options, of which any number can be chosen. */
export function ChoiceFold({ criterion, form, onChange, errors, lists, failed, onRetry, open, onToggle }: Props) {
  const language = useLanguage()
  const t = searchWords(language)
  const title = criterionTitles(language)[criterion]
  const options = lists[criterion]
  const chosen = form[criterion]
  const closed = isClosed(form, criterion) && chosen.length === 0
  const why = closed ? (criterion === 'moveAbroad' ? t.abroadClosed : t.workClosed) : undefined
  const summary = (open ? undefined : (errors[criterion] ?? why)) ?? listSummary(form, criterion, lists, t)
  return (
    <Fold title={title} summary={summary} marked={chosen.length > 0} open={open} onToggle={onToggle}>
      <Field label={title} labelHidden group error={errors[criterion]} hint={why}>
        {options ? (
          <MultiChoice
            choices={options}
            chosen={expandEvery(chosen, options)}
            onChange={values => onChange({ ...form, [criterion]: collapseEvery(values, options) })}
            disabled={closed}
            words={t}
          />
        ) : failed ? (
          <p>
            {t.listFailed}{' '}
            <Button kind="quiet" small onClick={onRetry}>
              {t.tryAgain}
            </Button>
          </p>
        ) : (
          <Hint>{t.loading}</Hint>
        )}
      </Field>
    </Fold>
  )
}
