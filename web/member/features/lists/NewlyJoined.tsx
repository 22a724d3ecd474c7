import { useQuery } from '@tanstack/react-query'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { useLanguage } from '#web/ui/language.ts'
import { LatestMembers } from './LatestMembers.tsx'
import { joinedQuery } from './queries.ts'
import { browsingWords } from './words.ts'

export function NewlyJoined() {
  const language = useLanguage()
  const say = browsingWords(language)
  const { data, error, refetch } = useQuery(joinedQuery(1))
  return (
    <LatestMembers
      eyebrow="नवीन स्थळे"
      title={data ? say.joinedTitle(data.count) : memberWords(language).newlyJoined}
      all={{ href: '/view-new-joined-member', label: say.viewAllJoined }}
      none={say.noMembers}
      page={data}
      error={error}
      onRetry={() => void refetch()}
      gender={otherSide(useViewer().gender)}
    />
  )
}
