import { type RefObject, useEffect, useState } from 'react'

/** The section being read: the last that begins above the line, or the last of all at the end of the page. */
export function sectionAt(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return Math.max(tops.length - 1, 0)
  return Math.max(
    tops.findLastIndex(top => top <= line),
    0,
  )
}

/** The line lies a little below where a section stops after a jump, so that the section just opened counts as reached. */
const slack = 8

/** Which section of the frame is being read, counted from zero. */
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
