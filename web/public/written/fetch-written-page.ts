import type { CmsPage } from '#contract/site/cms.ts'
import type { WrittenPath } from '#domain/screens.ts'
import { call } from '#web/api/client.ts'

const trustPages = {
  '/privacy': 'privacy',
  '/safety': 'safety',
  '/grievance': 'grievance',
  '/how-we-check': 'how-we-check',
  '/refunds': 'refunds',
} as const

export function fetchWrittenPage(path: WrittenPath, signal: AbortSignal): Promise<CmsPage> {
  if (path === '/about-us') return call('GET /cms/about-us', {}, { signal })
  if (path === '/terms') return call('GET /cms/terms', {}, { signal })
  return call('GET /cms/page/:name', { name: trustPages[path] }, { signal })
}
