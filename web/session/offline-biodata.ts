import { keys, read, write } from '#web/api/storage.ts'

/** One's own biodata as it was last seen, for the page that the browser shows without a line. */
export interface OfflineBiodata {
  title: string
  /** When it was seen, in words. */
  seen: string
  facts: [label: string, value: string][]
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(part => typeof part === 'string')

/** It lies with the session's other values, and goes with them at logout and when the session has ended. */
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
