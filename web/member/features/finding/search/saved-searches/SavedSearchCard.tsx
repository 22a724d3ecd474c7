import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import type { Telling } from '#domain/finding/saved-searches.ts'
import { call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { chipsOf } from '../chips.ts'
import { searchFor } from '../queries.ts'
import type { SearchLists } from '../search-form.ts'
import { fromWire, toWire } from '../wire.ts'
import { NameDialog } from './NameDialog.tsx'
import { refreshSavedSearches, type SavedSearch } from './queries.ts'
import styles from './SavedSearchesScreen.module.css'
import { TellChoice } from './TellChoice.tsx'
import { savedWords } from './words.ts'

const results: string = '/search-list'

/** One saved search: its criteria, how often it tells of new families, and its actions. */
export function SavedSearchCard({ search, lists }: { search: SavedSearch; lists: SearchLists }) {
  const language = useLanguage()
  const t = savedWords(language)
  const navigate = useNavigate()
  const [running, run] = useBusy()
  const [isRenaming, setRenaming] = useState(false)
  const form = fromWire(JSON.parse(search.search_json))
  const criteria: SentCriteria = toWire(form, lists)
  const looksFor = chipsOf(form, lists, language).map(({ text }) => text)

  const { mutate: changeTelling, ...telling } = useMutation({
    mutationFn: (tell: Telling) => call('PUT /saved-searches', { uuid: search.uuid, tell }),
    onSuccess: async ({ message }) => {
      await refreshSavedSearches()
      toast.success(message)
    },
    onError: tellFailure,
  })
  const bringBack = async () => {
    try {
      await call('POST /saved-searches', { ...criteria, name: search.name, tell: search.tell })
    } catch (failure) {
      tellFailure(failure)
    }
    await refreshSavedSearches()
  }
  const remove = () =>
    run(async () => {
      try {
        await call('DELETE /saved-searches', { uuid: search.uuid })
        toast.success(t.removed, { label: t.undo, act: () => void bringBack() })
      } catch (failure) {
        tellFailure(failure)
      }
      await refreshSavedSearches()
    })
  const show = () =>
    run(async () => {
      try {
        await searchFor(criteria, 'created_at')
        await navigate({ to: results })
      } catch (failure) {
        tellFailure(failure)
      }
    })
  const rename = async (name: string) => {
    const { message } = await call('PUT /saved-searches', { uuid: search.uuid, name })
    await refreshSavedSearches()
    return message
  }
  return (
    <Card as="section" className={styles.card} aria-label={search.name}>
      <h2>{search.name}</h2>
      <p>{looksFor.length > 0 ? looksFor.join(' · ') : t.everyone}</p>
      <TellChoice value={telling.isPending ? telling.variables : search.tell} onChange={changeTelling} />
      <div className="row-2">
        <Button kind="primary" busy={running} onClick={show}>
          {t.run}
        </Button>
        <Button aria-label={`${t.rename}: ${search.name}`} onClick={() => setRenaming(true)}>
          {t.rename}
        </Button>
        <Button kind="quiet" aria-label={`${t.remove}: ${search.name}`} onClick={remove}>
          {t.remove}
        </Button>
      </div>
      {isRenaming ? (
        <NameDialog title={t.rename} name={search.name} onSave={rename} onClose={() => setRenaming(false)} />
      ) : null}
    </Card>
  )
}
