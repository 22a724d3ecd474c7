import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { LatestSection } from '#web/member/features/finding/lists/LatestSection.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { waitingQuery } from './above-cards.ts'
import { dashboardWords } from './words.ts'

/** The families whose interest this family has not answered. Where none waits, or the list fails, nothing is drawn. */
export function WaitingFamilies({ actions }: { actions: (member: MemberSummary) => ReactNode }) {
  const t = dashboardWords(useLanguage())
  const { data: page, error, refetch } = useQuery(waitingQuery)
  if (!page || page.count === 0) return null
  return (
    <LatestSection
      isRow
      eyebrow="उत्तराची वाट"
      title={t.waiting(page.count)}
      all={{ href: '/intrest-recieved', label: t.viewAllWaiting }}
      members={page.list.map(({ user }) => user)}
      none={null}
      actions={actions}
      error={error}
      onRetry={() => void refetch()}
    />
  )
}
