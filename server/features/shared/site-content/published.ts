import { type ContentBody, contentBodies } from '#contract/site/site-content.ts'
import { type ContentKind, isPageKind, type PageKind } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Listen } from '#server/db/listen.ts'
import { cachedValue } from '#server/db/notified-cache.ts'
import type { Db } from '#server/db/open.ts'
import { newestRows, publishedRows } from './queries.ts'

/** Everything the provider says to visitors. */
export interface SiteContent {
  facts<K extends Exclude<ContentKind, PageKind>>(kind: K): ContentBody<K>
  /** Null for a page that was never published. */
  page(kind: PageKind, language: Language): ContentBody<PageKind> | null
  isPublished(kind: ContentKind): boolean
}
export type ReadSite = () => Promise<SiteContent>

interface StoredContent {
  kind: ContentKind
  language: string
  body: unknown
}

/** A body that the current schema refuses counts as empty, so that no stored row can break a page. */
export function siteContentOf(rows: readonly StoredContent[]): SiteContent {
  const bodies = new Map(rows.map(({ kind, language, body }) => [`${kind} ${language}`, { kind, body }]))
  const read = <K extends ContentKind>(kind: K, language: string): ContentBody<K> | null => {
    const stored = bodies.get(`${kind} ${language}`)
    const parsed = stored && contentBodies[kind].safeParse(stored.body)
    return parsed?.success ? (parsed.data as ContentBody<K>) : null
  }
  return {
    facts: kind => read(kind, 'both') ?? (contentBodies[kind].parse({}) as ContentBody<typeof kind>),
    page: (kind, language) => read(kind, language),
    isPublished: kind =>
      isPageKind(kind) ? bodies.has(`${kind} en`) && bodies.has(`${kind} mr`) : bodies.has(`${kind} both`),
  }
}

export const databaseSite =
  (db: Db): ReadSite =>
  async () =>
    siteContentOf(await publishedRows(db))

/** The site as it would be with every draft published. */
export const draftSite =
  (db: Db): ReadSite =>
  async () =>
    siteContentOf(await newestRows(db))

/**
 * Caches the published content. A publication is announced, and every node reads the content again. While the listening
 * connection is lost, each page reads it from the database.
 */
export function cachedSite({ db, listen }: { db: Db; listen: Listen }) {
  const { value, close } = cachedValue({ listen, channel: 'content', read: databaseSite(db) })
  return { site: value, close }
}
