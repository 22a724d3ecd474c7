import { formatDay } from '#domain/format/date.ts'
import { MemberCard } from '#web/member/features/lists/MemberCard.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { sampleDays, sampleMembers } from './people.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { sampleWords } from './words.ts'

export default function ShortlistedSample() {
  const say = sampleWords(useLanguage())
  return (
    <SampleFrame title={say.shortlisted}>
      <div className="member-cards">
        {sampleMembers.map(member => (
          <MemberCard key={member.uuid} member={member} gender="F" href="/view-biodata">
            <span className="hint num">{say.shortlistedOn(formatDay(sampleDays.shortlisted))}</span>
          </MemberCard>
        ))}
      </div>
    </SampleFrame>
  )
}
