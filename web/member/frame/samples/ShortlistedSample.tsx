import { formatDay } from '#domain/format/date.ts'
import { MemberCard, MemberCards } from '#web/member/features/finding/lists/MemberCard.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { sampleDays } from './people.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { useSamples } from './use-samples.ts'
import { sampleWords } from './words.ts'

export default function ShortlistedSample() {
  const { members } = useSamples()
  const language = useLanguage()
  const t = sampleWords(language)
  return (
    <SampleFrame title={t.shortlisted}>
      <MemberCards>
        {members.map(member => (
          <MemberCard key={member.uuid} member={member} gender="F" href="/view-biodata">
            <Hint as="span" className="numeric">
              {t.shortlistedOn(formatDay(sampleDays.shortlisted, language))}
            </Hint>
          </MemberCard>
        ))}
      </MemberCards>
    </SampleFrame>
  )
}
