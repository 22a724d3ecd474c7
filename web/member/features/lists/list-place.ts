/** How far down a list was left, by the entry in the history it was left from: only going back finds it again. */
export interface Place {
  entry: string
  top: number
}

/** Under what a list keeps its place, and how far above it the member is put back. */
export const listPlaces = {
  all_bride: 180,
  all_groom: 180,
  new_joined_member: 190,
  profile_visitors: 190,
  previous_search: 190,
  search_list: 0,
} as const
export type ListKey = keyof typeof listPlaces

const most = 20

export const withPlace = (places: readonly Place[], place: Place): Place[] =>
  [place, ...places.filter(one => one.entry !== place.entry)].slice(0, most)

export const topFor = (key: ListKey, place: Place): number => Math.max(0, place.top - listPlaces[key])

function read(key: ListKey): Place[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export const keptPlace = (key: ListKey, entry: string): Place | undefined =>
  read(key).find(place => place.entry === entry)

export function keepPlace(key: ListKey, place: Place): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(withPlace(read(key), place)))
  } catch {
    // Full or switched off: the list then opens at its top.
  }
}
