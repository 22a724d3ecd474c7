export interface Choice {
  value: string
  label: string
  /** Other names that match: the name in the other script, a former name. */
  also?: readonly string[]
  /** Shown after the label and searched last, like the district of a taluka. */
  detail?: string
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** The only choice with exactly this name, or null. */
export function exactly<C extends Choice>(choices: readonly C[], typed: string): C | null {
  const sought = plain(typed)
  const [only, another] = choices.filter(({ label, also = [] }) => [label, ...also].map(plain).includes(sought))
  return only && !another ? only : null
}

/** The names that begin with the text come first, then those with a word that does, then those that contain it. */
export function matching<C extends Choice>(choices: readonly C[], typed: string): readonly C[] {
  const sought = plain(typed)
  if (sought === '') return choices
  const ranks: [C[], C[], C[]] = [[], [], []]
  for (const choice of choices) {
    const own = [choice.label, ...(choice.also ?? [])].map(plain)
    const names = [...own, plain(choice.detail ?? '')]
    if (own.some(name => name.startsWith(sought))) ranks[0].push(choice)
    else if (names.some(name => name.split(/[\s,()/-]+/).some(word => word.startsWith(sought)))) ranks[1].push(choice)
    else if (names.some(name => name.includes(sought))) ranks[2].push(choice)
  }
  return ranks.flat()
}
