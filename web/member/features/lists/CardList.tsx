import type { UseQueryOptions } from '@tanstack/react-query'
import type { VisitorSummary } from '#contract/lists.ts'
import type { MemberSummary } from '#contract/summary.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { ListBody } from './ListBody.tsx'
import { ListHead } from './ListHead.tsx'
import type { ListKey } from './list-place.ts'
import { MemberCard } from './MemberCard.tsx'
import { CardSkeletons } from './Skeletons.tsx'
import { useMemberList } from './use-member-list.ts'

interface Page {
  count: number
  list: readonly (MemberSummary | VisitorSummary)[]
}
interface Props<P extends Page, K extends readonly unknown[]> {
  place: ListKey
  query: (page: number) => UseQueryOptions<P, Error, P, K>
  eyebrow: string
  /** With the count once it is known. */
  title: (count: number | undefined) => string
  empty: { message: string; help: string }
}

/** The lists that the dashboard leads to: a heading with the count, cards, pages. */
export function CardList<P extends Page, K extends readonly unknown[]>(props: Props<P, K>) {
  const { place, query, eyebrow, title, empty } = props
  const gender = otherSide(useViewer().gender)
  const { data, ...state } = useMemberList(place, ({ page }) => query(page))
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} eyebrow={eyebrow} title={title(data?.count)} heading={state.heading} />
      <ListBody state={state} rows={data?.list.length} empty={empty} skeleton={<CardSkeletons />}>
        <div className="member-cards">
          {data?.list.map(member => (
            <MemberCard key={member.uuid} member={member} gender={gender} />
          ))}
        </div>
      </ListBody>
    </>
  )
}
