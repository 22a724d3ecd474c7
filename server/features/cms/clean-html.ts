import sanitize from 'sanitize-html'

const words = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'span', 'th', 'td']
const inMarathiOrEnglish = [{ name: 'lang', multiple: false, values: ['en', 'mr'] }]

/** What a page written by the provider may hold: words and their order, links, tables. No looks, no scripts, no frames. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...words, 'br', 'hr', 'a', 'table', 'thead', 'tbody', 'tr'],
    allowedAttributes: { a: ['href', 'rel'], ...Object.fromEntries(words.map(tag => [tag, inMarathiOrEnglish])) },
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
