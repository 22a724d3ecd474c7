import type { DocumentSide } from '#domain/families/id-proof.ts'

const longest = 80

/**
 * The name that the owner reads beside a file. It never names a stored file or a header. Digits go, because people name a
 * scan after the number of the document.
 */
export function shownFileName(given: string, side: DocumentSide): string {
  const stem = given
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M} ._-]/gu, '')
    .trim()
    .slice(0, longest)
  return `${/\p{L}/u.test(stem) ? stem : side}.jpg`
}
