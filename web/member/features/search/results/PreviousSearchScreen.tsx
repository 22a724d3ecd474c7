import { CardList } from '#web/member/features/lists/CardList.tsx'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { previousSearchQuery } from './queries.ts'
import { resultWords } from './words.ts'

export default function PreviousSearchScreen() {
  const language = useLanguage()
  const say = resultWords(language)
  return (
    <CardList
      place="previous_search"
      query={previousSearchQuery}
      eyebrow="मागील शोध"
      title={count => (count === undefined ? memberWords(language).previousSearch : say.previousTitle(count))}
      empty={{ message: say.none, help: say.noPreviousHelp }}
    />
  )
}
