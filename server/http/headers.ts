import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const headersOfEveryAnswer: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // Plain same-origin would make the open payment pop-up look closed.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** Staff at the counter take photos of families with the camera. */
export const officePermissions = 'camera=(self), microphone=(), geolocation=(), payment=()'

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

interface Inline {
  script?: string
  style: string
}

/** This site, and one inline text of the document itself. */
const sources = (inline: string | undefined) =>
  inline ? `'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}'` : "'self'"

/** What could run a text as a script takes only what `web/ui/trusted.ts` made. */
const trustedTypes = "require-trusted-types-for 'script'"

/** The policy of documents. Scripts and styles load from this site alone; the hashes allow our own inline ones. */
export const pagePolicy = (inline: Inline): string =>
  [
    "default-src 'none'",
    `script-src ${sources(inline.script)}`,
    `style-src ${sources(inline.style)}`,
    // React renders widths and positions as style attributes on the server.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' https:",
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    trustedTypes,
  ].join('; ')

/** The policy of the office's document allows nothing from elsewhere, not even a film. Its frames preview the site's own pages. */
export const officePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  trustedTypes,
].join('; ')

/** The headers of an answer that is not a document. */
export const apiHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...headersOfEveryAnswer,
  'content-security-policy': apiPolicy,
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

export function securityHeaders(app: FastifyInstance, publicUrl: string): void {
  const {
    'content-security-policy': policy,
    'cross-origin-opener-policy': openerPolicy,
    'referrer-policy': referrerPolicy,
    'permissions-policy': permissionsPolicy,
    ...always
  } = apiHeaders(publicUrl)
  // Documents set policies of their own. The payment window also sets the next two headers, and the office the last one.
  const unlessGiven = Object.entries({
    'content-security-policy': policy,
    'cross-origin-opener-policy': openerPolicy,
    'referrer-policy': referrerPolicy,
    'permissions-policy': permissionsPolicy,
  })
  // Every answer passes here, and a callback saves making a promise for each.
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(always)
    for (const [name, value] of unlessGiven) if (!reply.hasHeader(name)) reply.header(name, value)
    done(null, payload)
  })
}
