import { type RefObject, useEffect, useState } from 'react'

/** The section being read: the last one that begins above the line, or the very last at the end of the page. */
export function sectionAt(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return Math.max(tops.length - 1, 0)
  return Math.max(
    tops.findLastIndex(top => top <= line),
    0,
  )
}

/** The line is a little below the place where a jump stops, so that the section jumped to counts as reached. */
const slack = 8

/** The index of the section that is being read. */
export function useSection(frame: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const update = () => {
      const sections = Array.from(frame.current?.querySelectorAll('section[id]') ?? [])
      const [first] = sections
      if (!first) return
      const line = Number.parseFloat(getComputedStyle(first).scrollMarginTop) + slack
      const bottom = sections.at(-1)?.getBoundingClientRect().bottom ?? 0
      const { scrollHeight, clientHeight } = document.documentElement
      const isAtEnd = scrollHeight > clientHeight && scrollY > 0 && bottom <= innerHeight
      const tops = sections.map(section => section.getBoundingClientRect().top)
      setCurrent(sectionAt(tops, line, isAtEnd))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [frame])
  return current
}
