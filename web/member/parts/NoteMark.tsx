import { IconHeart, IconHelpCircle, IconNote, IconThumbDown } from '@tabler/icons-react'
import type { FamilyNote } from '#contract/finding/summary.ts'
import { useLanguage } from '#web/ui/language.ts'
import { noteLine } from './family-mark-words.ts'
import { MarkIcon } from './MarkIcon.tsx'

const icons = { LIKE: IconHeart, ASK: IconHelpCircle, NO: IconThumbDown } as const

/** What the family noted about somebody in a list, as one icon: the reader's own mark, or that there is a note. */
export function NoteMark({ notes }: { notes: readonly FamilyNote[] }) {
  const language = useLanguage()
  if (notes.length === 0) return null
  const own = notes.find(note => note.is_you === 'Y')?.mark
  return <MarkIcon of={own ? icons[own] : IconNote} name={noteLine(notes, language)} tone="gold" />
}
