import type { Language } from '#domain/words/catalogue.ts'
import type { PriceList } from '../money/plans.ts'
import type {
  Banner,
  Branches,
  CmsPage,
  ContactRecord,
  Promises,
  SiteIdentity,
  SocialLinks,
  StoryList,
  Video,
} from './cms.ts'
import type { TrustAnswer } from './trust.ts'

/**
 * The content of a public page. A piece that the page does not show is left out. `null` means that the server could not
 * read the piece, and the page fetches it itself.
 */
export interface PageContent {
  readonly site: SiteIdentity
  readonly social: SocialLinks | null
  readonly contact: ContactRecord | null
  readonly promises?: Promises | null
  readonly banner?: Banner | null
  readonly video?: Video | null
  readonly stories?: StoryList | null
  readonly branches?: Branches | null
  readonly written?: CmsPage | null
  readonly prices?: PriceList | null
  readonly trust?: TrustAnswer | null
}

/** The document carries it as JSON, so that the browser renders exactly what the server rendered. */
export interface PageRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly language: Language
  /** The site's public address without a slash at the end. */
  readonly origin: string
  /** Until a site is set up, every public page says that it opens soon. */
  readonly isOpen: boolean
  readonly content: PageContent
}

/** `head` and `html` are finished HTML that the server puts into the document. */
export interface RenderedPage {
  readonly status: number
  readonly head: string
  readonly html: string
}

/** The site's name in both languages. */
export type SiteNames = Pick<SiteIdentity, 'name_en' | 'name_mr' | 'logo'>

/** The exports of dist/render/render.js. */
export interface Renderer {
  render(request: PageRequest): RenderedPage
  /** The header and the shape of a screen, for the document of the member area. */
  renderFirstFrame(language: Language, names: SiteNames): string
}
