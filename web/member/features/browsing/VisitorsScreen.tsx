import { otherSide, useViewer } from '#web/member/viewer.ts'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { ListBody } from './ListBody.tsx'
import { ListHead } from './ListHead.tsx'
import { MemberCard } from './MemberCard.tsx'
import { visitorsQuery } from './queries.ts'
import { CardSkeletons } from './Skeletons.tsx'
import { useMemberList } from './use-member-list.ts'
import { browsingWords } from './words.ts'

export default function VisitorsScreen() {
  const language = useLanguage()
  const say = browsingWords(language)
  const gender = otherSide(useViewer().gender)
  const { data, ...state } = useMemberList('profile_visitors', ({ page }) => visitorsQuery(page))
  const title = data ? say.visitorsTitle(data.count) : memberWords(language).visitors
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} eyebrow="भेट देऊन गेले" title={title} heading={state.heading} />
      <ListBody
        state={state}
        rows={data?.list.length}
        empty={{ message: say.noVisitors, help: say.noVisitorsHelp }}
        skeleton={<CardSkeletons />}
      >
        <div className="member-cards">
          {data?.list.map(visitor => (
            <MemberCard key={visitor.from_user_id} member={visitor} gender={gender} />
          ))}
        </div>
      </ListBody>
    </>
  )
}
