interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  words: string
}

const wordsOf = (text: string): string[] => text.split(/(?<=\s)/)

/** What changed from one text to another, word by word: the longest common row of words stays, the rest was added or removed. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  // common[i][j] is the length of the longest common row of old from i on and fresh from j on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1))
  const commonAt = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--) {
      const row = common[i]
      if (row)
        row[j] = old[i] === fresh[j] ? commonAt(i + 1, j + 1) + 1 : Math.max(commonAt(i + 1, j), commonAt(i, j + 1))
    }
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], words = '') => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.words += words
    else parts.push({ kind, words })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      add('same', old[i++])
      j++
    } else if (j >= fresh.length || (i < old.length && commonAt(i + 1, j) >= commonAt(i, j + 1)))
      add('removed', old[i++])
    else add('added', fresh[j++])
  }
  return parts
}
