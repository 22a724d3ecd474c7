import { photoMaxBytes } from '#domain/limits.ts'
import type { ImportState, PhotoStanding } from '#domain/office/imports.ts'
import { plainDigits } from '#domain/words/digits.ts'
import type { Matching } from '#server/db/schema/imports.ts'
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

/** Whether a column of the register names the photos. Otherwise files are named by the mobile number. */
export const isByColumn = ({ columns }: Pick<Matching, 'columns'>): boolean => columns.includes('photo')

/** Photos that a row is warned about. The row is imported all the same. */
export const photoWarnings: readonly PhotoStanding[] = ['missing', 'contested', 'twice', 'unreadable']

/** The states in which photos are given. While rows are checked or imported, it may still change which family a photo is of. */
export const givingStates: readonly ImportState[] = ['checked', 'stopped', 'done']

/** How a file of a ZIP begins. Of several files with one name nobody could say which is meant. */
export function firstStateOf({ isReadable, bytes }: { isReadable: boolean; bytes: number }, namesakes: number) {
  if (namesakes > 0) return 'twice' as const
  return isReadable && bytes > 0 && bytes <= photoMaxBytes ? ('waiting' as const) : ('unreadable' as const)
}
