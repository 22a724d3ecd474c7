import type { ProfileAction } from '#contract/finding/summary.ts'
import type { ButtonSet } from './button-set.ts'

/**
 * `profile`: every button has its words. `bar`: the same on a phone, where the bar has room for two beside the bookmark. `card`: the bookmark is a mark. `calm`: a small card, and every card on
 * a phone, where one action has words. `row`: a row of a table, where none has.
 */
export type Shape = 'profile' | 'bar' | 'card' | 'calm' | 'row'

interface Arrangement {
  worded: readonly ProfileAction[]
  marks: readonly ProfileAction[]
  menu: readonly ProfileAction[]
}

const bookmarks: readonly ProfileAction[] = ['SHORTLIST', 'REMOVE_SHORTLIST']

/** Which actions stand as words, which as a mark, and which behind More. An answer is a choice of two, so both stay. */
export function arrange(
  { buttons, menu, hasWordedBookmark = false }: ButtonSet,
  shape: Shape,
  roomInBar = 2,
): Arrangement {
  if (shape === 'profile') return { worded: buttons, marks: [], menu }
  const marks = buttons.filter(action => bookmarks.includes(action))
  const others = buttons.filter(action => !bookmarks.includes(action))
  if (shape === 'bar') {
    const worded = [...others.slice(0, roomInBar), ...marks]
    return { worded, marks: [], menu: [...others.slice(roomInBar), ...menu] }
  }
  const [wordedMarks, plainMarks] = hasWordedBookmark ? [marks, []] : [[], marks]
  if (shape === 'card') return { worded: [...others, ...wordedMarks], marks: plainMarks, menu }
  const first = others.slice(0, shape === 'calm' && others[0] === 'ACCEPT' ? 2 : 1)
  const rest = [...others.slice(first.length), ...menu]
  return shape === 'calm'
    ? { worded: [...first, ...wordedMarks], marks: plainMarks, menu: rest }
    : { worded: [], marks: [...first, ...marks], menu: rest }
}
