import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Everyone } from './Everyone.tsx'
import { browsingWords } from './words.ts'

export default function AllGroomsScreen() {
  const language = useLanguage()
  const say = browsingWords(language)
  return (
    <Everyone
      gender="M"
      place="all_groom"
      title={memberWords(language).allGrooms}
      eyebrow="वर"
      total={say.totalGrooms}
      none={say.noGrooms}
    />
  )
}
