import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Gender } from '#domain/limits.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'

/** A member who opens the list of their own side is sent to the other: the server would answer with that one anyway. */
export function useOwnSideRedirect(side: Gender | undefined): boolean {
  const navigate = useNavigate()
  const others = otherSide(useViewer().gender)
  const elsewhere = side && others && others !== side ? (others === 'F' ? '/all-bride' : '/all-grooms') : null
  useEffect(() => {
    if (elsewhere) void navigate({ to: elsewhere, replace: true })
  }, [elsewhere, navigate])
  return elsewhere !== null
}
