import { pairedNames, pairedVillages } from './pairs/rows.ts'
import { type SpellingModel, spellingModel } from './spelling-model.ts'

let counted: SpellingModel | undefined

/** The spellings of all names and villages that the product ships. Counted at the first question: most starts of a program ask none. */
export function countedSpellings(): SpellingModel {
  counted ??= spellingModel([...pairedNames(), ...pairedVillages()])
  return counted
}
