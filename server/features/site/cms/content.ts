import type { SiteIdentity, StoryList } from '#contract/site/cms.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { pageSize } from '#domain/limits.ts'
import type { PageKind } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { factsIn } from '#server/features/shared/site-content/facts.ts'
import { pageHtml } from '#server/features/shared/site-content/markdown.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import { orLastGood } from './last-good.ts'
import * as present from './present.ts'
import { countStories, publishedStories } from './queries.ts'

/** Everything a visitor may read, for the calls and for the pages that the server renders. */
export const publicContent = (db: Db, site: ReadSite, clock: Clock) => ({
  identity: orLastGood(
    async (language: Language): Promise<SiteIdentity> =>
      present.presentIdentity(language, await site(), dayInIndia(clock.now())),
  ),
  promises: orLastGood(async (language: Language) =>
    present.presentPromises(language, (await site()).facts('promises')),
  ),
  banner: orLastGood(async (language: Language) =>
    present.presentBanner(language, (await site()).facts('banners').list),
  ),
  video: orLastGood(async () => present.presentVideo((await site()).facts('links'))),
  social: orLastGood(async () => present.presentSocial((await site()).facts('links'))),
  contact: orLastGood(async () => present.presentProviderContact((await site()).facts('contact'))),
  branches: orLastGood(async (language: Language) => {
    const { list } = (await site()).facts('branches')
    return { count: list.length, list: list.map(row => present.presentBranch(language, row)), next_offset: null }
  }),
  written: orLastGood(async (language: Language, name: PageKind) => {
    const content = await site()
    const page = content.page(name, language)
    if (!page) throw new Refusal('not_found')
    return { title: page.title, description: pageHtml(page.text, factsIn(content, language)) }
  }),
  /**
   * `offset` is a zero-based page, as in every list. The last answer is not repeated for stories: one that was taken down would
   * be shown again while the database is away.
   */
  async stories(part: { offset?: number | undefined; limit?: number | undefined } = {}): Promise<StoryList> {
    const isPaged = part.offset !== undefined || part.limit !== undefined
    const { offset = 0, limit = pageSize } = part
    const rows = await publishedStories(db, isPaged ? { from: offset * limit, limit } : null)
    if (!isPaged) return present.presentStories(rows, rows.length, null)
    const count = await countStories(db)
    return present.presentStories(rows, count, nextOffset(offset, count, limit))
  },
})
export type PublicContent = ReturnType<typeof publicContent>
