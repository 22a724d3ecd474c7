import { useEffect, useState } from 'react'
import { type Draft, readDraft, writeDraft } from './draft.ts'

const untouched: Draft = { form: null, tab: 'BASIC', id: '', open: null }

/** The draft of this history entry; Back and a reload find it again. */
export function useDraft(entry: string): [draft: Draft, change: (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(entry) ?? untouched)
  useEffect(() => {
    if (draft !== untouched) writeDraft(entry, draft)
  }, [entry, draft])
  return [draft, change => setDraft(now => ({ ...now, ...change }))]
}
