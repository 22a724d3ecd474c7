import { otherSide, useViewer } from '#web/member/viewer.ts'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { ListBody } from './ListBody.tsx'
import { ListHead } from './ListHead.tsx'
import { MemberCard } from './MemberCard.tsx'
import { joinedQuery } from './queries.ts'
import { CardSkeletons } from './Skeletons.tsx'
import { useMemberList } from './use-member-list.ts'
import { browsingWords } from './words.ts'

export default function NewlyJoinedScreen() {
  const language = useLanguage()
  const say = browsingWords(language)
  const gender = otherSide(useViewer().gender)
  const { data, ...state } = useMemberList('new_joined_member', ({ page }) => joinedQuery(page))
  const title = data ? say.joinedTitle(data.count) : memberWords(language).newlyJoined
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} eyebrow="नवीन स्थळे" title={title} heading={state.heading} />
      <ListBody
        state={state}
        rows={data?.list.length}
        empty={{ message: say.noMembers, help: say.noMembersHelp }}
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
