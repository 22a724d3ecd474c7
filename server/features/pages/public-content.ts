import type { PageContent } from '#contract/pages.ts'
import { pageSize } from '#domain/limits.ts'
import { readPageNumber } from '#domain/page-number.ts'
import { isWrittenPath, type WrittenPath } from '#domain/screens.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { PublicContent } from '#server/features/cms/content.ts'
import type { WrittenName } from '#server/features/cms/queries.ts'

const nameOf = (path: WrittenPath) => path.slice(1) as WrittenName
const storiesAtHome = 3

interface Asked {
  path: string
  query: Readonly<Record<string, string>>
  language: Language
}

/** What a page needs, each piece by itself: one that cannot be read is missing from the page, not the page from the site. */
export async function contentOf(
  content: PublicContent,
  { path, query, language }: Asked,
  failed: (error: unknown) => void,
): Promise<PageContent> {
  const pieces: { [K in keyof PageContent]-?: (() => Promise<PageContent[K]>) | false } = {
    social: () => content.social(),
    contact: () => content.contact(),
    banner: path === '/home' && (() => content.banner(language)),
    video: path === '/home' && (() => content.video()),
    stories:
      (path === '/home' && (() => content.stories({ limit: storiesAtHome }))) ||
      (path === '/success-stories' && (() => content.stories({ offset: readPageNumber(query) - 1, limit: pageSize }))),
    branches: path === '/contact' && (() => content.branches(language)),
    written: isWrittenPath(path) && (() => content.written(language, nameOf(path))),
  }
  const read = Object.entries(pieces).map(async ([name, ask]) => {
    if (!ask) return []
    const piece = await ask().catch(error => {
      failed(error)
      return null
    })
    return [[name, piece]] as const
  })
  return Object.fromEntries((await Promise.all(read)).flat()) as unknown as PageContent
}
