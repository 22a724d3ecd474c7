import type { PageRequest } from '#contract/site/pages.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import { readPageNumber } from '#domain/page-number.ts'
import { isPublicPath } from '#domain/screens.ts'
import { type Language, languages } from '#domain/words/catalogue.ts'
import muktaDevanagari from '#web/ui/styles/fonts/mukta-devanagari-400.woff2'
import muktaLatin from '#web/ui/styles/fonts/mukta-latin-400.woff2'
import tiroDevanagari from '#web/ui/styles/fonts/tiro-devanagari-marathi-devanagari-400.woff2'
import tiroLatin from '#web/ui/styles/fonts/tiro-devanagari-marathi-latin-400.woff2'
import { openingWords } from '../opening/words.ts'
import { organisation } from './organisation.ts'
import { headWords } from './words.ts'

type Attributes = Record<string, string>

const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`

/** JSON inside a page. `<` is escaped, because it could end the script that holds it. */
const jsonScript = (type: string, value: unknown): string =>
  `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** The fonts of the first screen. They are preloaded so that the text does not move when they arrive. */
const fonts = { en: [tiroLatin, muktaLatin], mr: [tiroDevanagari, muktaDevanagari] }

/** A page has one address in each language; other parameters such as `mobile` are left out. */
function canonicalAddress({ origin, path, query }: PageRequest, language: string): string {
  const address = new URL(path, origin)
  if (readPageNumber(query) > 1) address.searchParams.set('page', String(readPageNumber(query)))
  if (language !== 'en') address.searchParams.set('language', language)
  return address.href
}

/** The head of a site that is not open yet. It has no description, and search engines must not index it. */
const headOfOpening = (language: Language): string =>
  [`<title>${openingWords(language).title}</title>`, tag('meta', { name: 'robots', content: 'noindex' })].join('\n')

export function head(request: PageRequest): string {
  if (!request.isOpen) return headOfOpening(request.language)
  const { path, language, origin } = request
  const isKnown = isPublicPath(path)
  const { site } = request.content
  const name = language === 'mr' ? site.name_mr : site.name_en
  const words = headWords[isKnown ? path : 'missing'][language]
  const title = words.title.replace('{name}', name)
  const { description } = words
  const here = canonicalAddress(request, language)
  const shared = {
    'og:site_name': name,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': here,
    'og:locale': language === 'mr' ? 'mr_IN' : 'en_IN',
    'og:image': `${origin}/icons/share.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...fonts[language].map(href =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    ...(isKnown
      ? [
          tag('link', { rel: 'canonical', href: here }),
          ...languages.map(one =>
            tag('link', { rel: 'alternate', hreflang: one, href: canonicalAddress(request, one) }),
          ),
          tag('link', { rel: 'alternate', hreflang: 'x-default', href: canonicalAddress(request, 'en') }),
          ...Object.entries(shared).map(([property, content]) => tag('meta', { property, content })),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
          jsonScript('application/ld+json', organisation(request)),
        ]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
  ].join('\n')
}
