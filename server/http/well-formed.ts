import { Refusal } from './refusal.ts'

const maxDepth = 20

/**
 * Refuses what PostgreSQL cannot store and no page sends: U+0000, half a surrogate pair, very deep nesting. It walks with
 * its own stack, because recursion would overflow on a body nested ten thousand levels deep.
 */
export function refuseMalformed(body: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) throw new Refusal('bad_input')
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= maxDepth) throw new Refusal('bad_input')
      for (const [key, inner] of Object.entries(value))
        waiting.push({ value: key, depth: depth + 1 }, { value: inner, depth: depth + 1 })
    }
  }
}
