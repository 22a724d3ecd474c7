/** How a text tells a way to reach somebody past the service. */
type ContactInText = 'number' | 'email' | 'link'

const digitsOfAPhoneNumber = 10

// Marks without width, such as the joiners of Devanagari, could stand between the letters of an address.
const withoutWidth = /\p{Cf}/gu
/** Digits of any script. People break a phone number by spaces, dots, dashes, brackets and slashes. */
const runOfDigits = /\p{Nd}(?:[\s.,\-–—_()[\]/+*·•]*\p{Nd})*/gu
/** An address whose parts touch, or whose sign is spelled out or stands free before a name with a dot. */
// Every repetition has an upper bound, so that no text takes long to judge.
const emailAddress =
  /[^\s@]@[^\s@]|\S\s{0,5}(?:@|[([{]\s{0,5}at\s{0,5}[)\]}])\s{0,5}[\p{L}\p{N}-]{1,63}\s{0,5}(?:\.|[([{]\s{0,5}dot\s{0,5}[)\]}])\s{0,5}\p{L}{2}/iu
/**
 * A link has a scheme, `www.`, a path after a name with a dot, or an ending that only a web address has. The name before
 * the dot must have three letters, because a degree may read `M.Com`; before an ending that is also a word, five.
 */
const link =
  /[a-z]:\/\/|\bwww\s{0,5}\.|[\p{L}\p{N}]\.[a-z]{2,20}\/\S|[\p{L}\p{N}-]{3}\.(?:com|net|org|info|biz|app|link|online|site|xyz|shop|live)(?![\p{L}\p{N}])|[\p{L}\p{N}-]{5}\.(?:in|me|co|io|ly|gl|to)(?![\p{L}\p{N}])/iu

/** Finds a phone number, an e-mail address or a link in a text that other members read, or null. */
export function contactInText(text: string): ContactInText | null {
  // Compatibility forms, such as wide digits and letters, read like plain ones and are compared as such.
  const plain = text.normalize('NFKC').replace(withoutWidth, '')
  if (emailAddress.test(plain)) return 'email'
  if (link.test(plain)) return 'link'
  const runs = plain.match(runOfDigits) ?? []
  return runs.some(run => (run.match(/\p{Nd}/gu)?.length ?? 0) >= digitsOfAPhoneNumber) ? 'number' : null
}

// These characters change the direction of the text around them, so that a name could read differently from what it is.
export const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/
