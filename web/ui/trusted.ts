/** What a browser with trusted types makes of a text. Ours are checked on the server, or files of this site. */
interface Policy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}
type Rules = { [K in keyof Policy]: Policy[K] }

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Policy } }

/** The one policy of a page: what else is given to a place that could run a script, the browser refuses. */
const policy = trustedTypes?.createPolicy('own', {
  createHTML: html => html,
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('no script of this site')
    return address
  },
})

/** A text that the server made of Markdown. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

/** The address of a script of this site. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address
