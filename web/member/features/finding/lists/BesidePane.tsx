import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { aboveTablet } from '#web/ui/breakpoints.ts'
import { useMedia } from '#web/ui/use-media.ts'
import styles from './BesidePane.module.css'
import { ChosenContext } from './chosen.ts'

/** No phone loads it. */
export const FamilyPane = lazyPart(() => import('./FamilyPane.tsx'))

interface Props<Member> {
  members: readonly Member[]
  /** Draws the chosen one. */
  pane: (member: Member) => ReactNode
  children: ReactNode
}

/** Families beside a pane with one of them, at a desk: the focus or the pointer chooses it, and nothing is opened by that. */
export function BesidePane<Member extends Pick<MemberSummary, 'uuid'>>({ members, pane, children }: Props<Member>) {
  const isDesk = useMedia(aboveTablet)
  const [uuid, setUuid] = useState<string>()
  const grid = useRef<HTMLDivElement>(null)
  // The buttons of a row are in the pane too. They belong to several features, which need not know of it.
  useEffect(() => {
    const doubled = grid.current?.querySelectorAll<HTMLElement>('[data-view="FACTS"] :is(button, summary)') ?? []
    for (const one of doubled) one.tabIndex = -1
  })
  const chosen = members.find(member => member.uuid === uuid) ?? members[0]
  if (!isDesk || !chosen) return children
  const choose = ({ target }: FocusEvent | PointerEvent) => {
    const family = familyOf(target)?.dataset.family
    if (family) setUuid(family)
  }
  return (
    <div className={styles.beside} data-beside>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its links take the keys; it only hears them */}
      <div ref={grid} onPointerOver={choose} onFocus={choose} onKeyDown={step}>
        <ChosenContext value={chosen.uuid}>{children}</ChosenContext>
      </div>
      {pane(chosen)}
    </div>
  )
}

const familyOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-family]') : null

/** Moves the focus by the arrow keys: to the neighbour in the order, or to the family above or below. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  const ways = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
  if (!ways.includes(key) || !(target instanceof HTMLAnchorElement)) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-family] h2 a')]
  const at = links.indexOf(target)
  if (at < 0) return
  const isForward = key === 'ArrowRight' || key === 'ArrowDown'
  const ahead = isForward ? links.slice(at + 1) : links.slice(0, at).reverse()
  const column = familyOf(target)?.offsetLeft
  const to =
    key === 'ArrowUp' || key === 'ArrowDown' ? ahead.find(one => familyOf(one)?.offsetLeft === column) : ahead[0]
  if (!to) return
  event.preventDefault()
  to.focus()
}
