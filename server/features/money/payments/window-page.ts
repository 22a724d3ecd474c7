import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import { productName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { CheckoutForm } from '#server/ports/gateway.ts'
import { windowWords } from './words.ts'

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FBF6EB;color:#2A1913;
  font:17px/1.55 Mukta,"Noto Sans Devanagari",system-ui,sans-serif}
main{width:min(30rem,100% - 2rem);margin:1rem;background:#FFFDF8;border-radius:16px;border-top:8px solid #C9952B;
  padding:1.75rem;box-shadow:0 1px 3px #6e102026;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font:400 1.65rem/1.3 "Tiro Devanagari Marathi",Georgia,serif}
p{margin:0 0 1rem;color:#5B463A}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}
dd{margin:0;text-align:right;font-weight:600}
form,.acts{display:grid;gap:.75rem}
button,a.act{display:block;width:100%;min-height:48px;padding:.6rem 1rem;border-radius:10px;border:1px solid #94806A;background:none;
  color:#8F1A2C;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.first,a.first{background:#8F1A2C;border-color:#8F1A2C;color:#FFFDF8}
:focus-visible{outline:3px solid #7A5407;outline-offset:2px}
[hidden]{display:none!important}
.brand{margin:0 0 1rem;color:#8F1A2C;font:400 1.15rem/1.3 "Tiro Devanagari Marathi",Georgia,serif}
`
/** A window that a page opened can close itself. Any other shows a link back. */
const closing = `
if(window.opener){document.getElementById('back').hidden=true;
var b=document.getElementById('close');b.hidden=false;b.onclick=function(){window.close()}}
`
/** What was paid is told by the page that waits, so its window goes without a press. */
const closingByItself = 'if(window.opener)window.close();'
/**
 * On a phone the payment replaced the page, so the window returns to it at once. It steps back over the gateway's pages: one that
 * came by POST would stay in the history, and the browser's Back button would ask to send its form again.
 */
const closingOrLeading = `${closing}else{var next=document.getElementById('back').href,from=0;
try{from=Number(sessionStorage.getItem('payment_from'));sessionStorage.setItem('payment_next',next)}catch(e){}
if(from&&history.length>from)history.go(from-history.length);else location.replace(next)}`
const sending = 'document.forms[0].submit()'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface WindowPage {
  language: Language
  title: string
  /** Our own HTML, in which all texts are escaped. */
  body: string
  script?: string
  /** The origins that a form of this page may be sent to. */
  formAction?: readonly string[]
  status?: number
}

/**
 * The address to return to after a payment that replaced the page. `payment` makes that page ask the server how the payment
 * went; `contact_of` is the family whose contact was wanted.
 */
export function afterPayment(status: PaymentStatus, contactOf: string | undefined): string {
  const query = new URLSearchParams({ ...(contactOf && { contact_of: contactOf }), payment: 'check' })
  return `${status === 'PAID' ? '/membership-begun' : '/membership-plans'}?${query}`
}

interface Outcome {
  language: Language
  heading: string
  text: string
  status?: number
  /** Whether the window closes itself, where a page opened it. */
  isDone?: boolean
  /** The page to continue with. Without it the window waits until the text is read, and links back to the plans. */
  next?: string
}

export type WindowPages = ReturnType<typeof windowPages>

/**
 * The documents of the payment window. They are no part of the member area: their policy allows the product's fonts, their
 * own style and script, and nothing else. The window goes to the gateway's pages and back, so no opener policy may separate
 * it from the page that waits for it. Its address holds a ticket, which must not be sent to any other site as a referrer.
 */
export function windowPages(stylesheet: string | null, site: ReadSite) {
  async function send(reply: FastifyReply, page: WindowPage): Promise<FastifyReply> {
    const { language, title, body, script, formAction = [], status = 200 } = page
    // A window that shows a refusal must also open without the database.
    const names = await site().then(siteNames, () => productName)
    const policy = [
      "default-src 'none'",
      `style-src 'self' ${hashOf(style)}`,
      "font-src 'self'",
      ...(script ? [`script-src ${hashOf(script)}`] : []),
      `form-action ${formAction.length > 0 ? formAction.join(' ') : "'none'"}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy.join('; '))
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<title>${escapeHtml(`${title} · ${names[language]}`)}</title>${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : ''}` +
          `<style>${style}</style></head><body><main><p class="brand">${escapeHtml(`${names.mr} · ${names.en}`)}</p>${body}</main>` +
          `${script ? `<script>${script}</script>` : ''}</body></html>`,
      )
  }

  /** Sends a page that submits the form to the gateway. */
  function sendCheckout(reply: FastifyReply, form: CheckoutForm, language: Language): Promise<FastifyReply> {
    const t = windowWords(language)
    const fields = Object.entries(form.fields).map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    return send(reply, {
      language,
      title: t.title,
      body: `<h1>${t.leaving}</h1><p>${t.leavingHelp}</p><form method="post" action="${escapeHtml(form.action)}">
      ${fields.join('')}<button class="first">${t.go}</button></form>`,
      script: sending,
      formAction: form.origins,
    })
  }

  /** Sends a page that says how the payment went, and leads back to the page that waits. */
  function sendOutcome(
    reply: FastifyReply,
    { language, heading, text, status, isDone, next }: Outcome,
  ): Promise<FastifyReply> {
    const t = windowWords(language)
    return send(reply, {
      language,
      title: heading,
      body: `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><div class="acts">
      <button class="first" id="close" hidden>${t.close}</button>
      <a class="act first" id="back" href="${escapeHtml(next ?? '/membership-plans')}">${next ? t.goOn : t.back}</a></div>`,
      script: `${isDone ? closingByItself : ''}${next ? closingOrLeading : closing}`,
      ...(status && { status }),
    })
  }
  return { send, sendCheckout, sendOutcome }
}
