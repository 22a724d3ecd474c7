import type { Habit } from '../reading.ts'
import { type Piece, type Reading, readAs } from '../reading.ts'

const address = /[a-z0-9][a-z0-9._%+-]{0,62}@[a-z0-9-]{1,62}(?:\.[a-z0-9-]{2,24}){1,3}/g
const digitsWithGaps = /\+?\d(?:[ -]{0,2}\d){9,12}(?!\d)/g

/** The ten digits of an Indian mobile, or null. */
function mobileOf(text: string): string | null {
  const digits = text.replace(/[ -]/g, '')
  const local = digits.replace(/^(?:\+?91(?=\d{10}$)|0(?=\d{10}$))/, '')
  return /^[6-9]\d{9}$/.test(local) ? local : null
}

/** The numbers of a text, wherever they stand. They are nobody's until a code has proved them. */
export function numbersIn({ raw, plain, start }: Piece): Reading[] {
  return [...plain.matchAll(digitsWithGaps)].flatMap(match => {
    const mobile = /\d$/.test(plain.slice(0, match.index)) ? null : mobileOf(match[0])
    const at = { raw, plain: match[0], start: start + match.index }
    return mobile ? [readAs('mobile', at, mobile)] : []
  })
}

export function addressesIn({ raw, plain, start }: Piece): Reading[] {
  return [...plain.matchAll(address)].map(match =>
    readAs('email', { raw, plain: match[0], start: start + match.index }, match[0]),
  )
}

/** These labels end the value before them. The whole text is searched for numbers and addresses, so they read nothing. */
export const contact: Habit = {
  labels: [
    'मोबाईल',
    'मोबाइल',
    'मोबाईल नंबर',
    'मोबाईल नं',
    'मोबाईल क्रमांक',
    'मो',
    'मो नं',
    'मो नंबर',
    'फोन',
    'फोन नं',
    'फोन नंबर',
    'दूरध्वनी',
    'भ्रमणध्वनी',
    'संपर्क',
    'संपर्क क्र',
    'संपर्क क्रमांक',
    'संपर्क नंबर',
    'व्हॉट्सॲप',
    'mobile',
    'mobile no',
    'mobile number',
    'mob',
    'mob no',
    'phone',
    'phone no',
    'phone number',
    'contact',
    'contact no',
    'contact number',
    'contact details',
    'whatsapp',
    'whatsapp no',
    'call',
    'email',
    'email id',
    'e mail',
    'mail',
    'ईमेल',
    'ई मेल',
    'sampark',
  ],
  read: () => [],
}
