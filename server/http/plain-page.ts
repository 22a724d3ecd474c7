import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#domain/escape-html.ts'
import type { Language } from '#domain/words/catalogue.ts'

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FBF6EB;color:#2A1913;
font:17px/1.55 Mukta,"Mukta Akshar","Noto Sans Devanagari",system-ui,sans-serif}
main{width:min(30rem,100% - 2rem);box-sizing:border-box;margin:1rem;padding:1.75rem;background:#FFFDF8;border-radius:16px;
border-top:8px solid #C9952B;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font:400 1.65rem/1.3 "Tiro Devanagari Marathi",Georgia,serif}p{margin:0 0 1rem;color:#5B463A}
a{color:#8F1A2C;display:inline-block;padding:.6rem 0}
button{width:100%;min-height:48px;padding:.6rem 1rem;border:0;border-radius:10px;background:#8F1A2C;color:#FFFDF8;font:inherit;
font-weight:600;cursor:pointer}button+button{margin-top:.5rem}form{margin:0 0 1rem}
img{display:block;max-width:100%;margin:0 auto 1rem;border-radius:10px}
h2{margin:1.5rem 0 .5rem;padding-bottom:.25rem;border-bottom:2px solid #C9952B;font:400 1.25rem/1.3 "Tiro Devanagari Marathi",Georgia,serif}
dl{margin:0}dl div{padding:.35rem 0;border-bottom:1px solid #EADFC9}dt{color:#5B463A;font-size:.9rem}dd{margin:0}
fieldset{margin:1.5rem 0 1rem;padding:0;border:0}legend{padding:0;font:400 1.25rem/1.3 "Tiro Devanagari Marathi",Georgia,serif}
label{display:block;padding:.6rem 0;min-height:24px}input[type=radio]{width:1.25rem;height:1.25rem;margin:0 .6rem 0 0;vertical-align:-.2rem;accent-color:#8F1A2C}
input[type=text]{display:block;width:100%;min-height:48px;box-sizing:border-box;margin-top:.25rem;padding:.5rem .75rem;border:1px solid #8A7563;border-radius:10px;background:#FFF;color:inherit;font:inherit}
:focus-visible{outline:3px solid #7A5407;outline-offset:2px}`

interface Dress {
  style: string
  /** What the page may load for it, as a part of its policy. */
  policy: string
}
declare module 'fastify' {
  interface FastifyInstance {
    plainPageDress: Dress
  }
}

const typeface = /@font-face\s*\{font-family:"?Mukta(?: Akshar)?"?;[^}]*\}/g

/**
 * Gives the plain pages the typeface of the site, as its built styles declare it, so that a browser that has seen the site has
 * the files. Text is readable before they come. The typeface of headings would be as much again.
 */
export function dressPlainPages(app: FastifyInstance, siteStyles: string): void {
  const faces = siteStyles.match(typeface) ?? []
  const dressed = [...faces, style].join('')
  const hash = createHash('sha256').update(dressed).digest('base64')
  const fonts = faces.length > 0 ? " font-src 'self';" : ''
  app.decorate('plainPageDress', { style: dressed, policy: `${fonts} style-src 'sha256-${hash}'` })
}

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`
/** Mail servers open the links of letters, so opening the page only asks and its button acts. */
export const oneButton = (label: string): string => `<form method="post"><button>${escapeHtml(label)}</button></form>`
export const linkTo = (address: string, label: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`

/** A document without scripts, because a link in an e-mail is opened without a session and in any browser. */
export function sendPlainPage(
  reply: FastifyReply,
  language: Language,
  status: number,
  heading: string,
  body: string,
  { hasPictures = false }: { hasPictures?: boolean } = {},
): FastifyReply {
  const dress = reply.server.plainPageDress
  // A picture stands in the document itself.
  const pictures = hasPictures ? ' img-src data:;' : ''
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none';${pictures}${dress.policy}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
        `<title>${escapeHtml(heading)}</title><style>${dress.style}</style></head><body><main><h1>${escapeHtml(heading)}</h1>${body}</main></body></html>`,
    )
}
