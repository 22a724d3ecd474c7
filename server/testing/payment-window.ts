import type { FastifyInstance } from 'fastify'

/** The content of a document of the payment window: its form, and the headings that a person reads. */
export interface WindowPage {
  status: number
  headers: Record<string, unknown>
  html: string
  heading: string
  form: { action: string; fields: Record<string, string> } | null
}

const plainText = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** A window without a session, as a browser's pop-up is: it follows redirects and sends forms within the app. */
export function paymentWindow(app: FastifyInstance, headers: Record<string, string> = {}) {
  async function read(request: { method: 'GET' | 'POST'; url: string; fields?: Record<string, string> }) {
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const response = await app.inject({
      method: request.method,
      url: `${pathname}${search}`,
      headers: {
        ...headers,
        ...(request.fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(request.fields && { payload: new URLSearchParams(request.fields).toString() }),
    })
    if (response.statusCode === 303) return read({ method: 'GET', url: String(response.headers.location) })
    const html = response.body
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [plainText(name), plainText(value)] as const,
    )
    return {
      status: response.statusCode,
      headers: response.headers,
      html,
      heading: plainText(/<h1>([^<]*)<\/h1>/.exec(html)?.[1] ?? ''),
      form: action ? { action: plainText(action), fields: Object.fromEntries(fields) } : null,
    } as WindowPage
  }
  return {
    open: (url: string) => read({ method: 'GET', url }),
    /** Sends the form of a page, with the button that was pressed. */
    send: (page: WindowPage, more: Record<string, string> = {}) => {
      if (!page.form) throw new Error(`no form on the page ${page.heading}`)
      return read({ method: 'POST', url: page.form.action, fields: { ...page.form.fields, ...more } })
    },
  }
}
