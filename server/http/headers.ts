import type { FastifyInstance } from 'fastify'

const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // Not plain same-origin: the payment pop-up would look closed while it is open.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For documents. Scripts come from here alone; the hashes are those of our own few inline lines. */
export const pagePolicy = (inlineScriptHashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes.map(hash => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self'",
    // React writes widths and positions as attributes when it renders on the server.
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
  ].join('; ')

export function securityHeaders(app: FastifyInstance, publicUrl: string): void {
  const overTls = publicUrl.startsWith('https:')
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(everywhere)) reply.header(name, value)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', apiPolicy)
    if (overTls) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
