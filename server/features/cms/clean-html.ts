import sanitize from 'sanitize-html'

/** What a page written by the provider may hold: words and their order, links, tables. No looks, no scripts, no frames. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'blockquote',
      'a',
      'span',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'rel'], '*': [{ name: 'lang', multiple: false, values: ['en', 'mr'] }] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      // The page has a heading of its own, the title.
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: /^https?:/i.test(href) ? { href, rel: 'noopener' } : { href },
      }),
    },
  })
