import { useState } from 'react'
import type { ActivityRow } from './wire.ts'

interface Accepted {
  row: ActivityRow
  /** The index of its card when it was accepted. */
  at: number
  height: number
}
/** A place of the list: a card, or the strip that replaces an accepted card. */
export interface Place {
  row: ActivityRow
  /** The height of the replaced card, or null for a card. */
  height: number | null
}

/** The places of the list, with the rows accepted since it was opened back at their old positions. */
export function placesOf(rows: readonly ActivityRow[], accepted: readonly Accepted[]): Place[] {
  const isAccepted = ({ user }: ActivityRow) => accepted.some(one => one.row.user.uuid === user.uuid)
  const places: Place[] = rows.filter(row => !isAccepted(row)).map(row => ({ row, height: null }))
  for (const { row, at, height } of [...accepted].sort((one, other) => one.at - other.at))
    places.splice(at, 0, { row, height })
  return places
}

/**
 * The places of a list. An accepted card keeps its place until the next load, because otherwise the next card would slide
 * under the finger. Another list, status or page starts without accepted cards.
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
