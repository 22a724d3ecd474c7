import { useQuery } from '@tanstack/react-query'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { useLanguage } from '#web/ui/language.ts'
import { LatestMembers } from './LatestMembers.tsx'
import { visitorsQuery } from './queries.ts'
import { browsingWords } from './words.ts'

export function Visitors() {
  const language = useLanguage()
  const say = browsingWords(language)
  const { data, error, refetch } = useQuery(visitorsQuery(1))
  return (
    <LatestMembers
      eyebrow="भेट देऊन गेले"
      title={data ? say.visitorsTitle(data.count) : memberWords(language).visitors}
      note={say.visitorsNote}
      all={{ href: '/view-profile-visitors', label: say.viewAllVisitors }}
      none={say.noVisitors}
      page={data}
      error={error}
      onRetry={() => void refetch()}
      gender={otherSide(useViewer().gender)}
    />
  )
}
