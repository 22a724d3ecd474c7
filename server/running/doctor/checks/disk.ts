import type { Check } from '../finding.ts'

export const disk: Check = {
  name: 'disk',
  scope: 'node',
  isFrequent: true,
  async run({ disk: own }) {
    const state = await own.state()
    if (state === 'ok') return []
    const megabytes = String(Math.round(((await own.freeBytes()) ?? 0) / 2 ** 20))
    return [{ id: state === 'full' ? 'disk_full' : 'disk_nearly_full', detail: megabytes }]
  },
}
