import { type FormEvent, useState } from 'react'
import { type Criterion, isList, isRange, type ListCriterion } from '#contract/finding/criteria.ts'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { memberWords } from '#web/member/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { aboveTablet } from '#web/ui/breakpoints.ts'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { useMedia } from '#web/ui/use-media.ts'
import styles from './BasicSearch.module.css'
import { BirthAndHeight } from './BirthAndHeight.tsx'
import { ChoiceFold } from './ChoiceFold.tsx'
import { ChosenCriteria } from './ChosenCriteria.tsx'
import { CriteriaCosts } from './costs/CriteriaCosts.tsx'
import { criterionTitles, flagHints } from './criterion-words.ts'
import { SearchBar } from './SearchBar.tsx'
import { SaveSearchButton } from './saved-searches/SaveSearchButton.tsx'
import { blankSearch, flagCriteria, listCriteria, type SearchForm } from './search-form.ts'
import { readStoredSearch } from './stored-search.ts'
import { useSavedSearch } from './use-saved-search.ts'
import { type SearchFailure, useSearch } from './use-search.ts'
import { useSearchLists } from './use-search-lists.ts'
import { fromWire, isBlank, toWire } from './wire.ts'
import { searchWords } from './words.ts'

// The rules of a name bring the library of all rules with them, and few families save a search.
const SaveSearchDialog = lazyDialog(() => import('./saved-searches/SaveSearchDialog.tsx'))

interface Props {
  previous: boolean
  /** The form as the member filled it in, or null while untouched. */
  own: SearchForm | null
  onChange: (form: SearchForm) => void
  /** The open sections, or null for the default. */
  opened: readonly string[] | null
  onOpen: (names: readonly string[]) => void
}
type FoldName = 'birthAndHeight' | ListCriterion

/** At a desk the extra filters are seen without a press. */
const openAtDesk: readonly FoldName[] = [
  'birthAndHeight',
  'maritalStatus',
  'occupationType',
  'workLocation',
  'moveAbroad',
  'nativeDistrict',
  'diet',
]

/** The section of the form that holds a criterion. The checkboxes below the sections are in none. */
const foldOf = (criterion: Criterion): FoldName[] =>
  isRange(criterion) ? ['birthAndHeight'] : isList(criterion) ? [criterion] : []

const storedForm = () => {
  const stored = readStoredSearch()
  return stored && fromWire(stored.criteria)
}

/** The form of all criteria. None is required. */
export function BasicSearch({ previous, own, onChange, opened, onOpen }: Props) {
  const language = useLanguage()
  const t = searchWords(language)
  const wide = useMedia(aboveTablet)
  const saved = useSavedSearch()
  const [stored] = useState(storedForm)
  const form = own ?? (previous ? (saved ?? stored) : null) ?? blankSearch
  const open = opened ?? (wide ? openAtDesk : ['birthAndHeight'])
  const { lists, failed, retry } = useSearchLists(
    criterion => open.includes(criterion) || form[criterion].length > 0 || (saved?.[criterion].length ?? 0) > 0,
  )
  const criteria = toWire(form, lists)
  const toggle = (name: FoldName) => onOpen(open.includes(name) ? open.filter(one => one !== name) : [...open, name])
  const [around, focusFirstError] = useErrorFocus()
  const showErrors = ({ errors }: SearchFailure) => {
    const concerned = (Object.keys(errors) as Criterion[]).flatMap(foldOf)
    if (concerned.length === 0) return
    onOpen([...open, ...concerned])
    focusFirstError()
  }
  const { busy, failure, search, forgive } = useSearch(showErrors)
  const [isSaving, setSaving] = useState(false)
  const change = (filled: SearchForm) => {
    forgive()
    onChange(filled)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(criteria)
  }

  const waiting = previous && own === null && saved === undefined && stored === null
  const chosen = (
    <>
      <ChosenCriteria form={form} saved={saved ?? null} waiting={waiting} lists={lists} onChange={change} />
      {isBlank(form) ? null : (
        <div className={styles.more}>
          <CriteriaCosts form={form} lists={lists} />
          <SaveSearchButton onPress={() => setSaving(true)} />
        </div>
      )}
    </>
  )
  const bar = <SearchBar criteria={JSON.stringify(criteria)} busy={busy} failure={failure} />
  const common = { form, onChange: change, errors: failure?.errors ?? {} }
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        {wide ? null : chosen}
        <Card className={styles.folds} ref={around}>
          <BirthAndHeight
            {...common}
            open={open.includes('birthAndHeight')}
            onToggle={() => toggle('birthAndHeight')}
          />
          {listCriteria.map(criterion => (
            <ChoiceFold
              key={criterion}
              {...common}
              criterion={criterion}
              lists={lists}
              failed={failed}
              onRetry={retry}
              open={open.includes(criterion)}
              onToggle={() => toggle(criterion)}
            />
          ))}
          {flagCriteria.map(criterion => (
            <div className={styles.flag} key={criterion}>
              <Checkbox
                className={styles.checkbox}
                checked={form[criterion]}
                onChange={checked => change({ ...form, [criterion]: checked })}
              >
                {criterionTitles(language)[criterion]}
              </Checkbox>
              <Hint className={styles.hint}>{flagHints(language)[criterion]}</Hint>
            </div>
          ))}
          <div className={styles.links}>
            {saved ? (
              <ButtonLink kind="quiet" small href="/view-previous-search">
                {t.seeLast}
              </ButtonLink>
            ) : null}
            <ButtonLink kind="quiet" small href="/saved-searches">
              {memberWords(language).savedSearches}
            </ButtonLink>
          </div>
        </Card>
        {wide ? (
          <Card as="aside" className={styles.side} aria-label={t.chosen}>
            {chosen}
            {bar}
          </Card>
        ) : (
          bar
        )}
      </form>
      {isSaving ? <SaveSearchDialog criteria={criteria} onClose={() => setSaving(false)} /> : null}
    </>
  )
}
