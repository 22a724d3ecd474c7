import type { RandomStream } from './random.ts'

const hex = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'))
const firstPerson = Date.UTC(2024, 0, 1)

/**
 * Makes version 7 uuids that are the same for a seed. Their time part comes from the person's number instead of the
 * clock, so links into a demo community stay good when it is made again.
 */
export function demoIds(random: RandomStream, person: number): () => string {
  const time = (firstPerson + person * 1000).toString(16).padStart(12, '0')
  const start = `${time.slice(0, 8)}-${time.slice(8)}-7`
  return () => {
    const a = random.bits()
    const b = random.bits()
    const c = random.bits()
    const version = `${hex[a & 255]}${hex[(a >>> 8) & 255]}`.slice(1)
    const variant = `${hex[((a >>> 16) & 63) | 128]}${hex[a >>> 24]}`
    const node = `${hex[b & 255]}${hex[(b >>> 8) & 255]}${hex[(b >>> 16) & 255]}${hex[b >>> 24]}${hex[c & 255]}${hex[(c >>> 8) & 255]}`
    return `${start}${version}-${variant}-${node}`
  }
}
