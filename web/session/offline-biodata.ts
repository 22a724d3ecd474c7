import { keys, read, write } from '#web/api/storage.ts'

/** The member's own biodata as last seen, for the page that the browser shows when it is offline. */
export interface OfflineBiodata {
  title: string
  /** When it was seen, in words. */
  seen: string
  facts: [label: string, value: string][]
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(part => typeof part === 'string')

/** Stores the biodata with the values of the session, which are removed at logout and when the session ends. */
export const storeOfflineBiodata = (biodata: OfflineBiodata): void => write(keys.biodata, JSON.stringify(biodata))

export function readOfflineBiodata(): OfflineBiodata | null {
  try {
    const { title, seen, facts } = JSON.parse(read(keys.biodata) ?? 'null') as Record<string, unknown>
    if (typeof title !== 'string' || typeof seen !== 'string' || !Array.isArray(facts)) return null
    return { title, seen, facts: facts.filter(isPair) }
  } catch {
    return null
  }
}
