import { useState } from 'react'

/** For a button that starts work: busy until it is over. The work must handle its own failures. */
export function useBusy(): [busy: boolean, run: (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return [busy, run]
}
