import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { tellFailure } from '#web/session/session.ts'
import { Chips } from '#web/ui/Chips.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SettingsIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { chipsOf } from './chips.ts'
import { savedQuery, searchFor } from './queries.ts'
import { blankSearch, type SearchForm } from './search-form.ts'
import { useSearchLists } from './search-lists.ts'
import { orders, readStored, type SearchOrder } from './stored.ts'
import { fromSaved, fromWire, isBlank, toWire } from './wire.ts'
import { searchWords } from './words.ts'
import './SearchedFor.css'

interface Props {
  /** The order the result stands in, as the server says. */
  order: SearchOrder
  /** Something else is under way that a new search would disturb. */
  busy?: boolean
  /** A new search was made and kept: its first page is to be shown. */
  onSearched: () => void
}

const orderOf = (value: string): SearchOrder => orders.find(one => one === value) ?? 'created_at'

/** Above the result of a search: what was searched for, each criterion to be taken away, and the order. */
export function SearchedFor({ order, busy = false, onSearched }: Props) {
  const language = useLanguage()
  const say = searchWords(language)
  const { lists } = useSearchLists()
  const [searched, setSearched] = useState<SearchForm | null>(() => {
    const stored = readStored()
    return stored && fromWire(stored.criteria)
  })
  // A tab that opened on the result itself knows the search only from the server.
  const { data: saved = null } = useQuery({ ...savedQuery, enabled: searched === null })
  const form = searched ?? fromSaved(saved) ?? blankSearch
  const [searching, run] = useBusy()
  const around = useRef<HTMLDivElement>(null)
  const [shownOrder, setShownOrder] = useState<SearchOrder | null>(null)

  const again = (next: SearchForm, by: SearchOrder) =>
    run(async () => {
      setSearched(next)
      setShownOrder(by)
      try {
        await searchFor(toWire(next, lists), by)
        onSearched()
      } catch (failure) {
        // The list still shows the search before.
        setSearched(form)
        tellFailure(failure)
      }
      setShownOrder(null)
    })

  const chips = chipsOf(form, lists, language)
  return (
    <section className="searched-for" aria-label={say.searchedFor}>
      <div className="searched-chips" ref={around} tabIndex={-1}>
        {chips.length > 0 ? (
          <Chips
            label={say.searchedFor}
            chips={chips}
            remove={say.remove}
            disabled={busy || searching}
            onRemove={({ without }) => {
              again(without, shownOrder ?? order)
              // The last chip takes its button with it; the keyboard's place must not go too.
              if (isBlank(without)) around.current?.focus({ preventScroll: true })
            }}
          />
        ) : (
          <p>{say.everyone}</p>
        )}
        <Link className="btn qui sm" href="/search/PREVIOUS" aria-label={say.changeSearch}>
          <SettingsIcon />
          {say.change}
        </Link>
      </div>
      <Field label={say.order} labelHidden group>
        <Segmented
          value={shownOrder ?? order}
          onChange={by => {
            if (!busy) again(form, orderOf(by))
          }}
          options={[
            { value: 'created_at', label: say.newestFirst },
            { value: 'kundali', label: say.kundaliFirst },
          ]}
        />
      </Field>
    </section>
  )
}
