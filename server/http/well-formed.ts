import { Refusal } from './refusal.ts'

const deepest = 20

/**
 * What no table can hold and no page sends: U+0000, half a surrogate pair, nesting without end. Walked with a stack of
 * our own, because a body nested ten thousand deep would overflow a recursive one.
 */
export function refuseMalformed(body: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) throw new Refusal('bad_input')
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= deepest) throw new Refusal('bad_input')
      for (const [key, inner] of Object.entries(value))
        waiting.push({ value: key, depth: depth + 1 }, { value: inner, depth: depth + 1 })
    }
  }
}
