import type { ReactElement, ReactNode } from 'react'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { useMedia } from '#web/ui/use-media.ts'
import type { ListView } from './list-view.ts'
import card from './MemberCard.module.css'
import tile from './MemberTile.module.css'

interface Props<Row> {
  view: ListView
  rows: readonly Row[]
  /** One family as a face, and as a row of facts, each with its key. */
  face: (row: Row, place: number) => ReactElement
  facts: (row: Row, place: number) => ReactElement
  /** Stands below the second row, where it keeps no face from the first screen. */
  aside?: ReactNode
}

/** The families of a page, as faces or as facts. */
export function Families<Row>({ view, rows, face, facts, aside }: Props<Row>) {
  const isWide = useMedia(abovePhone)
  const isFaces = view === 'FACES'
  const drawn = rows.map(isFaces ? face : facts)
  const asideAt = isFaces ? (isWide ? 8 : 4) : 2
  return (
    <div className={isFaces ? tile.tiles : card.cards} data-view={view}>
      {drawn.slice(0, asideAt)}
      {aside ? <div className="across">{aside}</div> : null}
      {drawn.slice(asideAt)}
    </div>
  )
}
