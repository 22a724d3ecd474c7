import { escapeHtml } from '#domain/escape-html.ts'
import { productName } from '#domain/site/site-content.ts'
import type { OutgoingMessage } from './messenger.ts'

const linkStyle = 'color:#8F1A2C;text-decoration:underline;overflow-wrap:anywhere'
const withLinks = (line: string): string =>
  line
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escapeHtml(part)}" style="${linkStyle}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const isListed = (line: string) => line.startsWith('- ')

/** A blank line separates paragraphs, and lines that begin with a dash are a list. */
function block(lines: readonly string[]): string {
  const items = lines.filter(isListed).map(line => `<li style="margin:0 0 8px">${withLinks(line.slice(2))}</li>`)
  const list = items.length > 0 ? `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join('')}</ul>` : ''
  const words = lines.filter(line => !isListed(line)).map(withLinks)
  return `${list}${words.length > 0 ? `<p style="margin:0 0 16px">${words.join('<br>')}</p>` : ''}`
}

/**
 * The letter as mail programs show it: a table and inline styles, because they drop style sheets, and no pictures, because
 * they hide those. The words are those of the text beside it.
 */
export function mailHtml({ subject, text, sender }: Pick<OutgoingMessage, 'subject' | 'text' | 'sender'>): string {
  const language = /[\u0900-\u097f]/.test(subject) ? 'mr' : 'en'
  const name = sender ?? productName[language]
  const body = text
    .split(/\n\s*\n/)
    .map(part => block(part.split('\n').filter(line => line.trim() !== '')))
    .join('')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#FBF6EB">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF6EB"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFDF8;border:1px solid #E7DAC2;border-top:6px solid #C9952B">
<tr><td style="padding:24px 24px 0;font:600 22px/1.3 'Tiro Devanagari Marathi',Georgia,serif;color:#8F1A2C">${escapeHtml(name)}</td></tr>
<tr><td style="padding:12px 24px 0;font:600 18px/1.4 Mukta,'Noto Sans Devanagari',Arial,sans-serif;color:#2A1913">${escapeHtml(subject)}</td></tr>
<tr><td style="padding:16px 24px 12px;font:400 16px/1.6 Mukta,'Noto Sans Devanagari',Arial,sans-serif;color:#2A1913">${body}</td></tr>
</table>
</td></tr></table>
</body></html>
`
}
