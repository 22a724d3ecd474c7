import type { ProfileAction } from '#contract/finding/summary.ts'
import type { ButtonSet } from './button-set.ts'

/**
 * `profile`: every button has words. `bar`: a profile on a phone, where the contact is an icon unless it is what to do next. `card`: the
 * bookmark is an icon. `calm`: the same on a small card or a phone, where the words wrap. `face`: a card as narrow as a face,
 * with one worded button, the contact and the bookmark. `row`: the second line of a table row, as quiet words.
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
  if (shape === 'profile' || shape === 'row') return { worded: buttons, marks: [], menu }
  const marks = buttons.filter(action => bookmarks.includes(action))
  const others = buttons.filter(action => !bookmarks.includes(action))
  if (shape === 'bar') {
    const worded = others.filter((action, at) => at === 0 || action !== 'VIEW_CONTACT').slice(0, roomInBar)
    const contact = others.filter(action => action === 'VIEW_CONTACT' && !worded.includes(action))
    const [drawn, behind] = worded.length < roomInBar ? [marks, []] : [[], marks]
    const rest = others.filter(action => !worded.includes(action) && !contact.includes(action))
    return { worded, marks: [...contact, ...drawn], menu: [...rest, ...behind, ...menu] }
  }
  if (shape === 'face') {
    const second = others.slice(1)
    const mark = second.includes('VIEW_CONTACT') ? 'VIEW_CONTACT' : second[0]
    const folded = second.filter(action => action !== mark)
    return { worded: others.slice(0, 1), marks: mark ? [mark, ...marks] : marks, menu: [...folded, ...menu] }
  }
  const [wordedMarks, plainMarks] = hasWordedBookmark ? [marks, []] : [[], marks]
  return { worded: [...others, ...wordedMarks], marks: plainMarks, menu }
}
