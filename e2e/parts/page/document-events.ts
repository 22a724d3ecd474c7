import { useEffect, useEffectEvent } from 'react'

/** Calls the function at each event of this name on the document. */
export function useDocumentEvent(name: string, happened: () => void): void {
  const call = useEffectEvent(happened)
  useEffect(() => {
    const listener = () => call()
    document.addEventListener(name, listener)
    return () => document.removeEventListener(name, listener)
  }, [name])
}
