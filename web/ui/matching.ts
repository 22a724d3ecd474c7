export interface Choice {
  value: string
  label: string
  /** Other names it is found by: in the other script, a former one. */
  also?: readonly string[]
  /** Said after the label, not searched first: the district of a taluka. */
  detail?: string
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** The one choice of exactly this name; null where there is none, or more than one. */
export function exactly<C extends Choice>(choices: readonly C[], typed: string): C | null {
  const sought = plain(typed)
  const [only, another] = choices.filter(({ label, also = [] }) => [label, ...also].map(plain).includes(sought))
  return only && !another ? only : null
}

/** Names that begin as typed, then words inside that do, then the rest that contain it; each in its given order. */
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
