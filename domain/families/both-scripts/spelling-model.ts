import { devanagariLetters, halant, inherent, lastSpellings, lettersOfWord } from './devanagari-letters.ts'

/** A letter of Devanagari and how it is spelled in Latin. A higher rank is a rarer spelling. */
interface Step {
  letter: string
  spelling: string
  rank: number
  key: string
}
/** What was seen after certain last steps, and after the same steps with one more before them. */
interface Surroundings {
  choices: Map<string, number>
  total: number
  before: Map<string, Surroundings>
}
interface Path {
  steps: readonly Step[]
  cost: number
  /** The surroundings at the end, the shortest first. Looked up once for all steps that may follow. */
  seen?: readonly Surroundings[]
}

/** Stands before the first step of a word. */
const beginning = '<'
const end: Step = { letter: '', spelling: '', rank: 0, key: '' }
const stepsOf = new Map(
  Array.from(devanagariLetters, ([letter, { spellings }]) => [
    letter,
    spellings.map((spelling, rank): Step => ({ letter, spelling, rank, key: letter + spelling })),
  ]),
)
/** `Map.groupBy` is newer than the oldest browsers of the pages, for which everything in this folder is written. */
function groupBy<T>(all: Iterable<T>, keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
/** Steps by the first Latin letter of their spelling. */
const byStart = groupBy([...stepsOf.values()].flat(), ({ spelling }) => spelling.slice(0, 1))
/** Letters before a step that say how it is spelled. */
const reach = 3
/** Spellings of a word that are followed at a time. */
const width = 6
/** What a spelling costs that no pair shows, so that every word has one. */
const unseen = 6

/** Which letter is spelled how in which surroundings, counted from pairs. One count serves both directions. */
export interface SpellingModel {
  devanagari(latin: string): string | null
  latin(devanagari: string): string | null
}

const cheapest = (paths: Iterable<Path>): Path | undefined => {
  let best: Path | undefined
  for (const path of paths) if (!best || path.cost < best.cost) best = path
  return best
}

/** How the letters of a pair stand for each other: the commonest spellings that cover the whole word. */
function align(latin: string, devanagari: string): readonly Step[] | null {
  let paths = new Map<number, Path>([[0, { steps: [], cost: 0 }]])
  for (const letter of lettersOfWord(devanagari)) {
    const next = new Map<number, Path>()
    for (const [at, path] of paths)
      for (const step of stepsOf.get(letter) ?? []) {
        if (!latin.startsWith(step.spelling, at)) continue
        const to = at + step.spelling.length
        const cost = path.cost + step.rank
        if (cost < (next.get(to)?.cost ?? Number.POSITIVE_INFINITY))
          next.set(to, { steps: [...path.steps, step], cost })
      }
    paths = next
  }
  return paths.get(latin.length)?.steps ?? null
}

const surroundings = (): Surroundings => ({ choices: new Map(), total: 0, before: new Map() })

function count(seen: Surroundings, { key }: Step) {
  seen.choices.set(key, (seen.choices.get(key) ?? 0) + 1)
  seen.total++
}

/** The last steps before a place, from it backwards, up to the beginning of the word. */
function keysBefore(steps: readonly Step[], at: number): string[] {
  const keys = []
  for (let n = at - 1; n >= -1 && keys.length < reach; n--) keys.push(steps[n]?.key ?? beginning)
  return keys
}

export function spellingModel(pairs: Iterable<readonly [latin: string, devanagari: string]>): SpellingModel {
  const anywhere = surroundings()
  for (const [latin, devanagari] of pairs) {
    const steps = align(latin.toLowerCase(), devanagari)
    if (!steps) continue
    for (const [at, step] of [...steps, end].entries()) {
      let here = anywhere
      count(here, step)
      for (const key of keysBefore(steps, at)) {
        const known = here.before.get(key)
        const longer = known ?? surroundings()
        if (!known) here.before.set(key, longer)
        here = longer
        count(here, step)
      }
    }
  }

  function seenAfter(steps: readonly Step[]): readonly Surroundings[] {
    const seen = anywhere.total > 0 ? [anywhere] : []
    for (const key of keysBefore(steps, steps.length)) {
      const longer = seen.at(-1)?.before.get(key)
      if (!longer) break
      seen.push(longer)
    }
    return seen
  }
  /** Longer surroundings weigh as much as they were seen, and shorter ones give what is left (Witten and Bell). */
  function costOf(path: Path, step: Step): number {
    path.seen ??= seenAfter(path.steps)
    let share = Math.exp(-unseen - step.rank)
    for (const { choices, total } of path.seen)
      share = ((choices.get(step.key) ?? 0) + choices.size * share) / (total + choices.size)
    return path.cost - Math.log(share)
  }
  const withStep = (path: Path, step: Step): Path => ({ steps: [...path.steps, step], cost: costOf(path, step) })
  const mayEnd = ({ steps }: Path) =>
    steps.length === 0 || lastSpellings(steps.map(({ letter }) => letter)).includes(steps.at(-1)?.spelling ?? '')
  const finished = (paths: readonly Path[]) =>
    cheapest(paths.filter(mayEnd).map(path => ({ ...path, cost: costOf(path, end) })))
  const placeOf = ({ steps }: Path) => devanagariLetters.get(steps.at(-1)?.letter ?? '')?.leaves ?? 'start'
  function stepsAfter(path: Path, start: string): readonly Step[] {
    const place = placeOf(path)
    return (byStart.get(start) ?? []).filter(({ letter }) => devanagariLetters.get(letter)?.after.includes(place))
  }
  const keepBest = (paths: Path[]) => paths.sort((one, other) => one.cost - other.cost).slice(0, width)
  /** The best of those that may go on alike. Otherwise all that are kept could be of a kind that cannot end. */
  const keepBestOfEach = (paths: Path[]) => [...groupBy(paths, placeOf).values()].flatMap(keepBest)

  return {
    latin(devanagari) {
      let paths: Path[] = [{ steps: [], cost: 0 }]
      const letters = lettersOfWord(devanagari)
      for (const [at, letter] of letters.entries()) {
        const isLast = at === letters.length - 1
        const last = isLast && lastSpellings(letters)
        const steps = (stepsOf.get(letter) ?? []).filter(({ spelling }) => !last || last.includes(spelling))
        paths = keepBest(paths.flatMap(path => steps.map(step => withStep(path, step))))
      }
      const best = finished(paths)
      return best ? best.steps.map(({ spelling }) => spelling).join('') : null
    },
    devanagari(latin) {
      const reached: Path[][] = Array.from({ length: latin.length + 1 }, () => [])
      reached[0]?.push({ steps: [], cost: 0 })
      for (const [at, found] of reached.entries()) {
        // Letters that are not spelled follow here: an inherent vowel after a consonant, then, of the same place, nothing more.
        for (const path of [...found]) found.push(...stepsAfter(path, '').map(step => withStep(path, step)))
        const kept = keepBestOfEach(found)
        reached[at] = kept
        for (const path of kept)
          for (const step of stepsAfter(path, latin.charAt(at)))
            if (step.spelling && latin.startsWith(step.spelling, at))
              reached[at + step.spelling.length]?.push(withStep(path, step))
      }
      const whole = (reached[latin.length] ?? []).filter(path => ['vowel', 'end'].includes(placeOf(path)))
      const best = finished(whole)
      if (!best) return null
      const written = best.steps.map(({ letter }) => (letter === inherent ? '' : letter)).join('')
      // Marathi writes the r before h with its own letter: कुऱ्हाडे.
      return written.replaceAll(`र${halant}ह`, `ऱ${halant}ह`).normalize('NFC')
    },
  }
}
