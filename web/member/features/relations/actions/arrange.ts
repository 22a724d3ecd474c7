import type { ProfileAction } from '#contract/finding/summary.ts'
import type { ButtonSet } from './button-set.ts'

/**
 * `profile`: every button has words. `bar`: a profile on a phone, where two buttons fit beside the bookmark. `card`: the
 * bookmark is an icon. `calm`: the same on a small card or a phone, where the words wrap. `face`: a card as narrow as a face,
 * with one worded button, the contact and the bookmark. `row`: a table row of icons alone.
 */
export type Shape = 'profile' | 'bar' | 'card' | 'calm' | 'face' | 'row'

interface Arrangement {
  worded: readonly ProfileAction[]
  marks: readonly ProfileAction[]
  menu: readonly ProfileAction[]
}

const bookmarks: readonly ProfileAction[] = ['SHORTLIST', 'REMOVE_SHORTLIST']

/** Which actions are worded buttons, which are icons, and which are behind More. */
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
  if (shape === 'face') {
    const second = others.slice(1)
    const mark = second.includes('VIEW_CONTACT') ? 'VIEW_CONTACT' : second[0]
    const folded = second.filter(action => action !== mark)
    return { worded: others.slice(0, 1), marks: mark ? [mark, ...marks] : marks, menu: [...folded, ...menu] }
  }
  const [wordedMarks, plainMarks] = hasWordedBookmark ? [marks, []] : [[], marks]
  return shape === 'row'
    ? { worded: [], marks: buttons, menu }
    : { worded: [...others, ...wordedMarks], marks: plainMarks, menu }
}
