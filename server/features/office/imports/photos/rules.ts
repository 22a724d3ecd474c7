import { plainDigits } from '#domain/words/digits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { mobileOf } from '../mobile-numbers.ts'

const pictureEnding = /\.(?:jpe?g|jfif|png|webp|heic|heif|gif|bmp|tiff?)$/

/** The last part of a path as Windows or anything else writes it. */
export const baseName = (path: string): string => path.split(/[/\\]/).findLast(part => part.trim() !== '') ?? ''

/**
 * By what a row and a file are brought together: the name of the file without folders and ending. Macs write letters with marks
 * in two parts, cameras endings in capitals, registers digits in either script, and a number with or without its country.
 */
export function photoKey(name: string): string {
  const plain = plainDigits(baseName(name).normalize('NFC'))
  const stem = plain.replace(/\s+/g, ' ').trim().toLowerCase().replace(pictureEnding, '').trim()
  return mobileOf(stem)?.mobile ?? stem
}

/** A name may be a number of a family, so only its hash is compared. */
export const photoHash = (secrets: Secrets, key: string): Buffer => secrets.lastingHash(`photo of an import ${key}`)

/** What Macs and Windows put beside the files by themselves. */
export function isLitter(path: string): boolean {
  const parts = path.split(/[/\\]/)
  const last = parts.at(-1) ?? ''
  return last === '' || parts.includes('__MACOSX') || /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(last)
}
