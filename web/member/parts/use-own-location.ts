import { useLocation, useMatch } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The address of this screen. The router's location changes as soon as the member presses a link, while the old screen is
 * still drawn. The old screen must not read the next one's address as its own.
 */
export function useOwnLocation() {
  const path = useMatch({ strict: false, select: match => match.pathname })
  const latest = useLocation()
  const [own, setOwn] = useState(latest)
  if (latest === own || latest.pathname !== path) return own
  setOwn(latest)
  return latest
}
