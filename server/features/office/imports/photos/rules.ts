import type { Matching } from '#contract/office/import-targets.ts'
import { photoMaxBytes } from '#domain/limits.ts'
import type { ImportState, PhotoStanding } from '#domain/office/imports.ts'
import { plainDigits } from '#domain/words/digits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { mobileOf } from '../mobile-numbers.ts'

const pictureEnding = /\.(?:jpe?g|jfif|png|webp|heic|heif|gif|bmp|tiff?)$/

/** The last part of a path, with slashes of either kind. */
export const baseName = (path: string): string => path.split(/[/\\]/).findLast(part => part.trim() !== '') ?? ''

/**
 * The key by which a row and a file are matched: the name of the file without folders and ending. Macs write accented letters in
 * two parts, cameras write endings in capitals, and registers use digits of either script and numbers with or without +91.
 */
export function photoKey(name: string): string {
  const plain = plainDigits(baseName(name).normalize('NFC'))
  const stem = plain.replace(/\s+/g, ' ').trim().toLowerCase().replace(pictureEnding, '').trim()
  return mobileOf(stem)?.mobile ?? stem
}

/** A file may be named by a family's number, so only hashes are stored and compared. */
export const photoHash = (secrets: Secrets, key: string): Buffer => secrets.lastingHash(`photo of an import ${key}`)

/** Files that macOS and Windows add by themselves. */
export function isLitter(path: string): boolean {
  const parts = path.split(/[/\\]/)
  const last = parts.at(-1) ?? ''
  return last === '' || parts.includes('__MACOSX') || /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(last)
}

/** Whether a column of the register names the photos. Otherwise files are named by the mobile number. */
export const isByColumn = ({ columns }: Pick<Matching, 'columns'>): boolean => columns.includes('photo')

/** Photos that a row is warned about. The row is imported all the same. */
export const photoWarnings: readonly PhotoStanding[] = ['missing', 'contested', 'twice', 'unreadable']

/** The states in which photos are given. While rows are checked or imported, a photo's family may still change. */
export const givingStates: readonly ImportState[] = ['checked', 'stopped', 'done']

/** The first state of a file of a ZIP. Of several files with one name, nobody could say which is meant. */
export function firstStateOf({ isReadable, bytes }: { isReadable: boolean; bytes: number }, namesakes: number) {
  if (namesakes > 0) return 'twice' as const
  return isReadable && bytes > 0 && bytes <= photoMaxBytes ? ('waiting' as const) : ('unreadable' as const)
}
