import type { PriceList } from '#contract/money/plans.ts'
import type { SiteIdentity } from '#contract/site/cms.ts'
import type { PageContent, PageRequest } from '#contract/site/pages.ts'
import type { TrustAnswer } from '#contract/site/trust.ts'
import { pageSize } from '#domain/limits.ts'
import { readPageNumber } from '#domain/page-number.ts'
import { isWrittenPath, type WrittenPath } from '#domain/screens.ts'
import { type PageKind, productName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { PublicContent } from '#server/features/site/cms/content.ts'

const nameOf = (path: WrittenPath) => path.slice(1) as PageKind
const storiesAtHome = 3
/** The identity of a site that cannot be read: the product's own name. */
export const unnamed: SiteIdentity = {
  name_en: productName.en,
  name_mr: productName.mr,
  motto: '',
  logo: '',
  hours: '',
  whatsapp: '',
  address: '',
  announcement: '',
  claims: [],
  about_title: '',
  about: '',
}

/** The content that pages are drawn from. */
export type PageSource = PublicContent & {
  prices: (language: Language) => Promise<PriceList>
  trust: () => Promise<TrustAnswer>
}

type PageAddress = Pick<PageRequest, 'path' | 'query' | 'language'>

/** Reads each piece of a page by itself, so that the page is drawn without a piece that cannot be read. */
export async function contentOf(
  content: PageSource,
  { path, query, language }: PageAddress,
  onError: (error: unknown) => void,
): Promise<PageContent> {
  const site = await content.identity(language).catch(error => {
    onError(error)
    return unnamed
  })
  const pieces: { [K in keyof Omit<PageContent, 'site'>]-?: (() => Promise<PageContent[K]>) | false } = {
    social: () => content.social(),
    contact: () => content.contact(),
    promises: (path === '/home' || path === '/trust') && (() => content.promises(language)),
    banner: path === '/home' && (() => content.banner(language)),
    video: path === '/home' && (() => content.video()),
    stories:
      (path === '/home' && (() => content.stories({ limit: storiesAtHome }))) ||
      (path === '/success-stories' && (() => content.stories({ offset: readPageNumber(query) - 1, limit: pageSize }))),
    branches: path === '/contact' && (() => content.branches(language)),
    prices: path === '/prices' && (() => content.prices(language)),
    trust: path === '/trust' && (() => content.trust()),
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
  return { site, ...Object.fromEntries((await Promise.all(read)).flat()) } as unknown as PageContent
}
