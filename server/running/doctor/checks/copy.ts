import { isCopy } from '#server/features/shared/site-copy/queries.ts'
import type { Check } from '../finding.ts'

/** Whoever restored a site and forgot the last step wonders why no family gets its code. */
export const copy: Check = {
  name: 'copy',
  scope: 'service',
  isFrequent: true,
  run: async ({ db }) => (db && (await isCopy(db).catch(() => false)) ? [{ id: 'copy_silent' }] : []),
}
