import { catalogue } from '#domain/words/catalogue.ts'

/** Both ways in which the wire says that a score is not known: a list by null, a profile by 0 and a flag beside it. */
interface Scored {
  patrika_gun: number | null
  patrika_known?: boolean
}

/** The score of the two families, or null while a birth detail of either is missing. 0 is a score that was computed. */
export const gunOf = ({ patrika_gun, patrika_known = true }: Scored): number | null =>
  patrika_known ? patrika_gun : null

export const gunMilanWords = catalogue({
  gunMilan: ['Gun Milan', 'गुण मिलन'],
  notKnown: ['Gun Milan: not known', 'गुण मिलन: माहीत नाही'],
  /** Where a label stands beside it. */
  unknown: ['Not known', 'माहीत नाही'],
  fillIn: ['Fill in your birth time to see Gun Milan', 'गुण पाहण्यासाठी तुमची जन्मवेळ भरा'],
})
