import { useEffect, useState } from 'react'
import { readDraft, type SearchDraft, writeDraft } from './draft.ts'

const untouched: SearchDraft = { form: null, tab: 'BASIC', id: '', open: null }

/** The draft of this history entry; Back and a reload find it again. */
export function useDraft(entry: string): [draft: SearchDraft, change: (change: Partial<SearchDraft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(entry) ?? untouched)
  useEffect(() => {
    if (draft !== untouched) writeDraft(entry, draft)
  }, [entry, draft])
  return [draft, change => setDraft(now => ({ ...now, ...change }))]
}
