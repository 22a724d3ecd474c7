import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { CardList } from './CardList.tsx'
import { joinedQuery } from './queries.ts'
import { browsingWords } from './words.ts'

export default function NewlyJoinedScreen() {
  const language = useLanguage()
  const say = browsingWords(language)
  return (
    <CardList
      place="new_joined_member"
      query={joinedQuery}
      eyebrow="नवीन स्थळे"
      title={count => (count === undefined ? memberWords(language).newlyJoined : say.joinedTitle(count))}
      empty={{ message: say.noMembers, help: say.noMembersHelp }}
    />
  )
}
