import { type RefObject, useEffect, useState } from 'react'
import { sectionAt } from './section-at.ts'

/** A little below where a section comes to stand, so that the one just led to counts as reached. */
const slack = 8

/** Which section of the frame is being read, counted from zero. */
export function useSection(frame: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const look = () => {
      const sections = Array.from(frame.current?.querySelectorAll('section[id]') ?? [])
      const [first] = sections
      if (!first) return
      const line = Number.parseFloat(getComputedStyle(first).scrollMarginTop) + slack
      const last = sections.at(-1)?.getBoundingClientRect().bottom ?? 0
      const { scrollHeight, clientHeight } = document.documentElement
      const atEnd = scrollHeight > clientHeight && scrollY > 0 && last <= innerHeight
      const tops = sections.map(section => section.getBoundingClientRect().top)
      setCurrent(sectionAt(tops, line, atEnd))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [frame])
  return current
}
