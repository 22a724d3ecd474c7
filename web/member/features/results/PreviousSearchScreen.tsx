import { ListBody } from '#web/member/features/browsing/ListBody.tsx'
import { ListHead } from '#web/member/features/browsing/ListHead.tsx'
import { MemberCard } from '#web/member/features/browsing/MemberCard.tsx'
import { CardSkeletons } from '#web/member/features/browsing/Skeletons.tsx'
import { useMemberList } from '#web/member/features/browsing/use-member-list.ts'
import { otherSide, useViewer } from '#web/member/viewer.ts'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { previousSearchQuery } from './queries.ts'
import { resultWords } from './words.ts'

export default function PreviousSearchScreen() {
  const language = useLanguage()
  const say = resultWords(language)
  const gender = otherSide(useViewer().gender)
  const { data, ...state } = useMemberList('previous_search', ({ page }) => previousSearchQuery(page))
  const title = data ? say.previousTitle(data.count) : memberWords(language).previousSearch
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} eyebrow="मागील शोध" title={title} heading={state.heading} />
      <ListBody
        state={state}
        rows={data?.list.length}
        empty={{ message: say.none, help: say.noPreviousHelp }}
        skeleton={<CardSkeletons />}
      >
        <div className="member-cards">
          {data?.list.map(member => (
            <MemberCard key={member.uuid} member={member} gender={gender} />
          ))}
        </div>
      </ListBody>
    </>
  )
}
