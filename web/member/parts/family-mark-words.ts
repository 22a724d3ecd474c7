import type { FamilyNote } from '#contract/finding/summary.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { familyRoleName } from '#domain/words/family-role-names.ts'

export const familyMarkWords = catalogue({
  LIKE: ['Like', 'आवडले'],
  ASK: ['Ask more', 'विचारायचे आहे'],
  NO: ['No', 'नको'],
})

const noteWords = catalogue({
  you: ['You', 'तुम्ही'],
  byLink: ['By your link', 'तुमच्या लिंकवरून'],
  aNote: ['a note', 'एक टिपण'],
})

/** Whose note it is, as the reader calls them. */
export const writerOf = ({ is_you, by }: FamilyNote, language: Language): string => {
  if (by === 'LINK') return noteWords(language).byLink
  return is_you === 'Y' ? noteWords(language).you : familyRoleName(language, by)
}

/** Who thinks what, in a line: `You: Like, a note · Father: No`. */
export const noteLine = (notes: readonly FamilyNote[], language: Language): string =>
  notes
    .map(note => {
      const said = [note.mark && familyMarkWords(language)[note.mark], note.note && noteWords(language).aNote]
      return `${writerOf(note, language)}: ${said.filter(Boolean).join(', ')}`
    })
    .join(' · ')
