import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { tellFailure } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Chips } from '#web/ui/Chips.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { chipsOf } from './chips.ts'
import { CriteriaCosts } from './costs/CriteriaCosts.tsx'
import { savedQuery, searchFor } from './queries.ts'
import styles from './SearchSummary.module.css'
import { SaveSearchButton } from './saved-searches/SaveSearchButton.tsx'
import { blankSearch, type SearchForm } from './search-form.ts'
import { orders, readStoredSearch, type SearchOrder } from './stored-search.ts'
import { useSearchLists } from './use-search-lists.ts'
import { fromSaved, fromWire, isBlank, toWire } from './wire.ts'
import { searchWords } from './words.ts'

const SaveSearchDialog = lazyDialog(() => import('./saved-searches/SaveSearchDialog.tsx'))

interface Props {
  /** The order of the result in the server's answer. */
  order: SearchOrder
  /** Whether something is under way that a new search would disturb. */
  busy?: boolean
  /** Called after a new search was made and stored. Its first page is shown next. */
  onSearched: () => void
}

const orderOf = (value: string): SearchOrder => orders.find(one => one === value) ?? 'created_at'

/** The bar above a result: the criteria, each with a button to remove it, and the order. */
export function SearchSummary({ order, busy = false, onSearched }: Props) {
  const language = useLanguage()
  const t = searchWords(language)
  const [searched, setSearched] = useState<SearchForm | null>(() => {
    const stored = readStoredSearch()
    return stored && fromWire(stored.criteria)
  })
  // A tab that was opened on the results gets the search from the server.
  const { data: saved = null } = useQuery({ ...savedQuery, enabled: searched === null })
  const form = searched ?? fromSaved(saved) ?? blankSearch
  const { lists } = useSearchLists(criterion => form[criterion].length > 0)
  const [searching, run] = useBusy()
  const around = useRef<HTMLDivElement>(null)
  const [pendingOrder, setPendingOrder] = useState<SearchOrder | null>(null)

  const again = (next: SearchForm, by: SearchOrder) =>
    run(async () => {
      setSearched(next)
      setPendingOrder(by)
      try {
        await searchFor(toWire(next, lists), by)
        onSearched()
      } catch (failure) {
        // The list still shows the previous search.
        setSearched(form)
        tellFailure(failure)
      }
      setPendingOrder(null)
    })

  const [isSaving, setSaving] = useState(false)
  const chips = chipsOf(form, lists, language)
  return (
    <section className={classNames('apart', styles.summary)} aria-label={t.searchedFor}>
      <div className={styles.criteria} ref={around} tabIndex={-1}>
        {chips.length > 0 ? (
          <Chips
            label={t.searchedFor}
            chips={chips}
            remove={t.remove}
            disabled={busy || searching}
            onRemove={({ without }) => {
              again(without, pendingOrder ?? order)
              // The last chip disappears with its button, so the focus moves to what remains.
              if (isBlank(without)) around.current?.focus({ preventScroll: true })
            }}
          />
        ) : (
          <p>{t.everyone}</p>
        )}
        <ButtonLink kind="quiet" small href="/search/PREVIOUS" aria-label={t.changeSearch}>
          <Icon of={IconAdjustmentsHorizontal} />
          {t.change}
        </ButtonLink>
      </div>
      <div className={styles.tools} data-result-tools>
        <Field label={t.order} labelHidden>
          <Select
            className={styles.order}
            value={pendingOrder ?? order}
            onChange={by => {
              if (!busy) again(form, orderOf(by))
            }}
            options={[
              { value: 'created_at', label: t.newestFirst },
              { value: 'kundali', label: t.kundaliFirst },
              { value: 'recently_active', label: t.recentFirst },
            ]}
          />
        </Field>
        {chips.length > 0 ? (
          <>
            <SaveSearchButton short onPress={() => setSaving(true)} />
            <CriteriaCosts short form={form} lists={lists} />
          </>
        ) : null}
      </div>
      {isSaving ? <SaveSearchDialog criteria={toWire(form, lists)} onClose={() => setSaving(false)} /> : null}
    </section>
  )
}
