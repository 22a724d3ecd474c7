import { plainDigits } from '#domain/words/digits.ts'

/** What staff typed, recognised by its form. */
export type MemberQuery =
  /** A registration number. Four digits and more without a letter may also be the end of somebody's number. */
  | { by: 'number'; numbers: string[]; phoneEnd: string | null }
  | { by: 'phone'; phoneEnd: string }
  | { by: 'email'; email: string }
  | { by: 'name'; words: string[] }
  | null

/** Phone numbers are compared from their end, because they are typed and stored with or without a zero or country code. */
const digitsOfNumber = 10
const shortestEnd = 4
const mostNames = 3

export function parseMemberQuery(typed: string): MemberQuery {
  const query = plainDigits(typed.trim())
  if (query === '') return null
  if (query.includes('@')) return { by: 'email', email: query.toLowerCase() }
  const number = /^([bg])[\s-]?0*(\d{1,9})$/i.exec(query)
  if (number) return { by: 'number', numbers: [`${number[1]?.toUpperCase()}${number[2]}`], phoneEnd: null }
  const digits = query.replace(/[\s+().-]/g, '')
  if (/^\d+$/.test(digits)) {
    const phoneEnd = digits.length < shortestEnd ? null : digits.slice(-digitsOfNumber)
    if (phoneEnd !== null && digits.length >= 8) return { by: 'phone', phoneEnd }
    return { by: 'number', numbers: [`B${digits}`, `G${digits}`], phoneEnd }
  }
  const words = query.split(/\s+/).filter(word => /\p{L}/u.test(word))
  const [first, ...rest] = words
  if (first === undefined) return null
  // Of a long name, the first two words and the last one say most.
  return { by: 'name', words: words.length <= mostNames ? words : [first, rest[0] ?? '', rest.at(-1) ?? ''] }
}

/** The same as far as it is no contact of a family. */
export function withoutContacts(query: MemberQuery): MemberQuery {
  if (query?.by === 'number') return { ...query, phoneEnd: null }
  return query?.by === 'phone' || query?.by === 'email' ? null : query
}
