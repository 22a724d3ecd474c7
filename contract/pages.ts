import type { Language } from '#domain/words/catalogue.ts'
import type { Banner, Branches, CmsPage, ContactRecord, SocialLinks, Stories, Video } from './cms.ts'

/**
 * What a public page is drawn from. A piece the page does not show is left out; `null` is a piece the server could
 * not read: the page stands without it and asks for it itself.
 */
export interface PageContent {
  readonly social: SocialLinks | null
  readonly contact: ContactRecord | null
  readonly banner?: Banner | null
  readonly video?: Video | null
  readonly stories?: Stories | null
  readonly branches?: Branches | null
  readonly written?: CmsPage | null
}

/** Travels into the page as JSON, so that the browser draws exactly what the server drew. */
export interface PageRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly language: Language
  /** Where the site stands in the world, without a slash at the end. */
  readonly origin: string
  readonly content: PageContent
}

/** `head` and `html` are finished HTML; the server puts them into the document. */
export interface RenderedPage {
  readonly status: number
  readonly head: string
  readonly html: string
}

/** What dist/render/render.js exports. */
export interface Renderer {
  render(request: PageRequest): RenderedPage
}
