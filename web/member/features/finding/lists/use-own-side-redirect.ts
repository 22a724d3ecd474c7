import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Gender } from '#domain/limits.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'

/** Redirects a bride's family from the list of brides to the grooms, and the reverse: the server answers with those anyway. */
export function useOwnSideRedirect(side: Gender | undefined): boolean {
  const navigate = useNavigate()
  const others = otherSide(useViewer().gender)
  const elsewhere = side && others && others !== side ? (others === 'F' ? '/all-bride' : '/all-grooms') : null
  useEffect(() => {
    if (elsewhere) void navigate({ to: elsewhere, replace: true })
  }, [elsewhere, navigate])
  return elsewhere !== null
}
