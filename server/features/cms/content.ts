import type { StoryList } from '#contract/cms.ts'
import { pageSize } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { orLastGood } from './last-good.ts'
import * as present from './present.ts'
import {
  allBranches,
  countStories,
  pickBanner,
  providerDetails,
  publishedStories,
  type WrittenName,
  writtenPage,
} from './queries.ts'

/** Everything a visitor may read, for the calls and for the pages that the server renders. */
export const publicContent = (db: Db) => ({
  banner: orLastGood(async (language: Language) => present.presentBanner(language, await pickBanner(db))),
  video: orLastGood(async () => present.presentVideo(await providerDetails(db))),
  social: orLastGood(async () => present.presentSocial(await providerDetails(db))),
  contact: orLastGood(async () => present.presentProviderContact(await providerDetails(db))),
  branches: orLastGood(async (language: Language) => {
    const rows = await allBranches(db)
    return { count: rows.length, list: rows.map(row => present.presentBranch(language, row)), next_offset: null }
  }),
  written: orLastGood(async (language: Language, name: WrittenName) => {
    const row = await writtenPage(db, name)
    if (!row) throw new Refusal('not_found')
    return present.presentWrittenPage(language, row)
  }),
  /**
   * `offset` is a zero-based page, as in every list. No last answer is kept of stories: one that was taken down since would be
   * shown again while the database is away.
   */
  async stories(part: { offset?: number | undefined; limit?: number | undefined } = {}): Promise<StoryList> {
    const isPaged = part.offset !== undefined || part.limit !== undefined
    const { offset = 0, limit = pageSize } = part
    const rows = await publishedStories(db, isPaged ? { from: offset * limit, limit } : null)
    if (!isPaged) return present.presentStories(rows, rows.length, null)
    const count = await countStories(db)
    return present.presentStories(rows, count, (offset + 1) * limit < count ? offset + 1 : null)
  },
})
export type PublicContent = ReturnType<typeof publicContent>
