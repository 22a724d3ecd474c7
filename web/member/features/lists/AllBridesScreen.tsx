import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Everyone } from './Everyone.tsx'
import { browsingWords } from './words.ts'

export default function AllBridesScreen() {
  const language = useLanguage()
  const say = browsingWords(language)
  return (
    <Everyone
      gender="F"
      place="all_bride"
      title={memberWords(language).allBrides}
      eyebrow="वधू"
      total={say.totalBrides}
      none={say.noBrides}
    />
  )
}
