import sanitize from 'sanitize-html'

const textTags = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'span', 'th', 'td']
const langAttribute = [{ name: 'lang', multiple: false, values: ['en', 'mr'] }]

/** Leaves text with its structure, links and tables. Styles, scripts and frames are removed. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...textTags, 'br', 'hr', 'a', 'table', 'thead', 'tbody', 'tr'],
    allowedAttributes: { a: ['href', 'rel'], ...Object.fromEntries(textTags.map(tag => [tag, langAttribute])) },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      // The title is the only h1 of the page.
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: /^https?:/i.test(href) ? { href, rel: 'noopener' } : { href },
      }),
    },
  })
