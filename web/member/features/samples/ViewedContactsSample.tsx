import { formatDay } from '#domain/format/date.ts'
import { MemberCard } from '#web/member/features/lists/MemberCard.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { sampleDays, sampleMembers } from './people.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { sampleWords } from './words.ts'

export default function ViewedContactsSample() {
  const say = sampleWords(useLanguage())
  return (
    <SampleFrame title={say.viewed}>
      <div className="member-cards">
        {sampleMembers.map(member => (
          <MemberCard key={member.uuid} member={member} gender="F" href="/view-biodata">
            <span className="hint num grow">{say.viewedOn(formatDay(sampleDays.viewed))}</span>
            <Link className="btn sec sm" href="/view-contact">
              {say.contact}
            </Link>
          </MemberCard>
        ))}
      </div>
    </SampleFrame>
  )
}
