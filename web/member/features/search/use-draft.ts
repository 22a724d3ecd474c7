import { useEffect, useState } from 'react'
import { type Draft, keepDraft, keptDraft } from './draft.ts'

const untouched: Draft = { form: null, tab: 'BASIC', id: '', open: null }

/** What was filled in at this place of the history; Back and a reload find it again. */
export function useDraft(entry: string): [draft: Draft, change: (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => keptDraft(entry) ?? untouched)
  useEffect(() => {
    if (draft !== untouched) keepDraft(entry, draft)
  }, [entry, draft])
  return [draft, change => setDraft(now => ({ ...now, ...change }))]
}
