import { isLoopback } from '#server/config-values.ts'
import type { Check } from '../finding.ts'

/** A wrong value stops the start already. This is what a start cannot know to be wrong. */
export const settings: Check = {
  name: 'settings',
  scope: 'service',
  isFrequent: false,
  run: ({ config }) =>
    !config.demo && isLoopback(new URL(config.publicUrl).hostname)
      ? [{ id: 'settings_public_url', detail: config.publicUrl }]
      : [],
}
