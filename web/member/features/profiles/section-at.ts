/** Which of several sections is being read: the last that begins above the line, and the last of all at the page's end. */
export function sectionAt(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return Math.max(tops.length - 1, 0)
  return Math.max(
    tops.findLastIndex(top => top <= line),
    0,
  )
}
