import { isLoopback } from '#server/config-values.ts'
import type { Check } from '../finding.ts'

/** Finds what the start cannot know to be wrong. An invalid value already stops the start. */
export const settings: Check = {
  name: 'settings',
  scope: 'service',
  isFrequent: false,
  run: ({ config }) =>
    !config.demo && isLoopback(new URL(config.publicUrl).hostname)
      ? [{ id: 'settings_public_url', detail: config.publicUrl }]
      : [],
}
