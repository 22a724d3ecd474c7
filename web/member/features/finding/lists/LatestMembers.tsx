import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { newOnFirstPage } from '#domain/finding/new-since.ts'
import type { Screen } from '#domain/screens.ts'
import { maxCards } from '#web/member/parts/max-cards.ts'
import { NewCount } from '#web/member/parts/NewSince.tsx'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { LatestSection } from './LatestSection.tsx'
import { memberListQuery } from './member-lists.ts'
import { listWords, memberListWords } from './words.ts'

interface Props {
  list: 'newlyJoined' | 'visitors'
  /** The screen with the whole list. */
  href: Screen
  /** The actions at the foot of a member's card. */
  actions: (member: MemberSummary) => ReactNode
  /** Filters the members. Where nobody would remain, all are drawn. */
  isWanted?: (member: MemberSummary) => boolean
}

/** The newest few of a list, on the dashboard. */
export function LatestMembers({ list, href, actions, isWanted = () => true }: Props) {
  const language = useLanguage()
  const { counted, none, viewAll } = memberListWords[list](language)
  // Of the newest families the whole page is read: it says how many are new.
  const limit = list === 'visitors' ? maxCards : undefined
  const address = { page: 1, maritalStatus: '', status: '' }
  const { data: page, error, refetch } = useQuery(memberListQuery(list, address, limit))
  const wanted = page?.list.filter(isWanted) ?? []
  return (
    <LatestSection
      title={page ? counted(page.count) : memberWords(language)[list]}
      remark={
        list === 'visitors' ? (
          <p>{listWords(language).visitorsNote}</p>
        ) : page ? (
          <NewCount {...newOnFirstPage(page.list, page.next_offset !== null)} />
        ) : null
      }
      all={page && page.count > maxCards ? { href, label: viewAll } : undefined}
      members={wanted.length > 0 ? wanted : page?.list}
      none={none}
      actions={actions}
      first={list === 'newlyJoined'}
      error={error}
      onRetry={() => void refetch()}
    />
  )
}
