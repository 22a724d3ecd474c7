import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { CardList } from './CardList.tsx'
import { visitorsQuery } from './queries.ts'
import { browsingWords } from './words.ts'

export default function VisitorsScreen() {
  const language = useLanguage()
  const say = browsingWords(language)
  return (
    <CardList
      place="profile_visitors"
      query={visitorsQuery}
      eyebrow="भेट देऊन गेले"
      title={count => (count === undefined ? memberWords(language).visitors : say.visitorsTitle(count))}
      empty={{ message: say.noVisitors, help: say.noVisitorsHelp }}
    />
  )
}
