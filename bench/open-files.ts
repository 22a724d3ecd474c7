import { readFileSync } from 'node:fs'

/** How many files a process may have open: now, and at most if it asks for more. Unknown where there is no /proc. */
export function openFiles(pid: number | 'self' = 'self'): { now: number; most: number } {
  const limits = (() => {
    try {
      return readFileSync(`/proc/${pid}/limits`, 'utf8')
    } catch {
      return ''
    }
  })()
  const found = /^Max open files\s+(\S+)\s+(\S+)/m.exec(limits)
  const number = (text = 'unlimited') => (text === 'unlimited' ? Number.POSITIVE_INFINITY : Number(text))
  return { now: number(found?.[1]), most: number(found?.[2]) }
}
