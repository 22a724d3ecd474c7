import { useLocation, useMatch } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The address this screen was opened by. The router's own word changes as soon as the member presses a link, while the
 * screen they leave still stands and must not take the next one's address for its own.
 */
export function useOwnLocation() {
  const path = useMatch({ strict: false, select: match => match.pathname })
  const latest = useLocation()
  const [own, setOwn] = useState(latest)
  if (latest === own || latest.pathname !== path) return own
  setOwn(latest)
  return latest
}
