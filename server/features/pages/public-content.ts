import type { PageContent, PageRequest } from '#contract/pages.ts'
import { pageSize } from '#domain/limits.ts'
import { readPageNumber } from '#domain/page-number.ts'
import { isWrittenPath, type WrittenPath } from '#domain/screens.ts'
import type { PublicContent } from '#server/features/cms/content.ts'
import type { WrittenName } from '#server/features/cms/queries.ts'

const nameOf = (path: WrittenPath) => path.slice(1) as WrittenName
const storiesAtHome = 3

type PageAddress = Pick<PageRequest, 'path' | 'query' | 'language'>

/** Reads each piece of a page by itself, so that a piece that cannot be read does not take the page down. */
export async function contentOf(
  content: PublicContent,
  { path, query, language }: PageAddress,
  onError: (error: unknown) => void,
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
  const read = Object.entries(pieces).map(async ([name, readPiece]) => {
    if (!readPiece) return []
    const piece = await readPiece().catch(error => {
      onError(error)
      return null
    })
    return [[name, piece]] as const
  })
  return Object.fromEntries((await Promise.all(read)).flat()) as unknown as PageContent
}
