import { useState } from 'react'
import type { ActivityRow } from './wire.ts'

interface Accepted {
  row: ActivityRow
  /** Where its card stood among what was drawn. */
  at: number
  height: number
}
/** What stands at a place of the list: a card, or the strip of one that was accepted. */
export interface Place {
  row: ActivityRow
  /** The height of the card before; null while the card stands. */
  height: number | null
}

/** Puts those who were accepted since the list was opened back at their places. */
export function placesOf(rows: readonly ActivityRow[], accepted: readonly Accepted[]): Place[] {
  const isAccepted = ({ user }: ActivityRow) => accepted.some(one => one.row.user.uuid === user.uuid)
  const places: Place[] = rows.filter(row => !isAccepted(row)).map(row => ({ row, height: null }))
  for (const { row, at, height } of [...accepted].sort((one, other) => one.at - other.at))
    places.splice(at, 0, { row, height })
  return places
}

/**
 * The places of a list in which a card that was accepted is kept until the next load: the next card would slide under the
 * finger. Another list, status or page begins without any.
 */
export function useAccepted(list: string, rows: readonly ActivityRow[] | undefined) {
  const [state, setState] = useState<{ list: string; accepted: readonly Accepted[] }>({ list, accepted: [] })
  const accepted = state.list === list ? state.accepted : []
  const places = rows && placesOf(rows, accepted)
  const accept = (row: ActivityRow, height: number) => {
    const at = places?.findIndex(place => place.row.user.uuid === row.user.uuid) ?? 0
    setState({ list, accepted: [...accepted, { row, at, height }] })
  }
  return { places, accept }
}
