import { cleanHtml } from '#server/features/shared/site-content/clean-html.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Makes a list of what a plan gives. Staff write it with one line for each item. */
export function htmlOfLines(text: string): string {
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  if (lines.length === 0) return ''
  const items = lines.map(line => `<li>${line.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)}</li>`)
  return `<ul>${items.join('')}</ul>`
}

/**
 * Makes lines of a plan's description, for staff to edit. A description that was written elsewhere loses its markup and
 * keeps its words.
 */
export const linesOfHtml = (html: string): string =>
  cleanHtml(html)
    .replace(/<\/(li|p|h\d|tr|div|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join('\n')
