/** A letter typed within this pause extends the search. A later one starts a new search. */
const typeToFindMs = 700

interface Finding {
  sought: string
  at: number
}
export const nothingSought: Finding = { sought: '', at: Number.NEGATIVE_INFINITY }

export const isSearching = (finding: Finding, now: number) => now - finding.at < typeToFindMs

export const typedOn = (finding: Finding, key: string, now: number): Finding => ({
  sought: (isSearching(finding, now) ? finding.sought : '') + key.toLowerCase(),
  at: now,
})

/** The next label that begins with the text, starting at `from`. Repeating a letter steps through its labels. */
export function find(labels: readonly string[], { sought }: Finding, from: number): number {
  const repeated = sought.length > 1 && [...sought].every(letter => letter === sought[0])
  const start = sought.length === 1 || repeated ? from + 1 : from
  const order = labels.map((_, step) => (Math.max(start, 0) + step) % labels.length)
  const beginning = (text: string) => order.find(index => labels[index]?.toLowerCase().startsWith(text))
  return beginning(sought) ?? (repeated ? beginning(sought.slice(0, 1)) : undefined) ?? -1
}
