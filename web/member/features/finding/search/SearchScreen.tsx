import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { memberWords } from '#web/member/words.ts'
import { useViewer } from '#web/session/use-viewer.ts'
import { searchLinks } from '#web/shell/links.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Rows } from '#web/ui/Rows.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { BasicSearch } from './BasicSearch.tsx'
import { readDraft, type SearchDraft, writeDraft } from './draft.ts'
import styles from './SearchScreen.module.css'
import { searchWords } from './words.ts'

// The rules of an ID bring the library of all rules with them.
const IdSearch = lazyPart(() => import('./IdSearch.tsx'))

const untouched: SearchDraft = { form: null, tab: 'BASIC', id: '', open: null }

/** The draft of this history entry, which Back and a reload restore. */
function useDraft(entry: string): [draft: SearchDraft, change: (change: Partial<SearchDraft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(entry) ?? untouched)
  useEffect(() => {
    if (draft !== untouched) writeDraft(entry, draft)
  }, [entry, draft])
  return [draft, change => setDraft(now => ({ ...now, ...change }))]
}

export default function SearchScreen() {
  const { pathname, state } = useOwnLocation()
  const { type } = useParams({ strict: false })
  return <Search key={pathname} previous={type?.toUpperCase() === 'PREVIOUS'} entry={state.__TSR_key ?? ''} />
}

interface Props {
  /** Whether the last search is filled in instead of only offered. */
  previous: boolean
  entry: string
}

function Search({ previous, entry }: Props) {
  const language = useLanguage()
  const t = searchWords(language)
  const [{ form, tab, id, open }, change] = useDraft(entry)
  return (
    <>
      <header className={styles.title}>
        {language === 'en' ? <Eyebrow size="small">शोध</Eyebrow> : null}
        <h1>{memberWords(language).search}</h1>
      </header>
      <Rows className={styles.others} rows={searchLinks(language, useViewer().gender)} />
      <Tabs
        label={t.tabs}
        value={tab}
        onChange={opened => change({ tab: opened })}
        tabs={[
          { value: 'BASIC', label: t.basicTab },
          { value: 'ID', label: t.idTab },
        ]}
      >
        {tab === 'ID' ? (
          <IdSearch id={id} onId={typed => change({ id: typed })} />
        ) : (
          <BasicSearch
            previous={previous}
            own={form}
            onChange={filled => change({ form: filled })}
            opened={open}
            onOpen={names => change({ open: names })}
          />
        )}
      </Tabs>
    </>
  )
}
