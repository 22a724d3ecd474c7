import { formatDay } from '#domain/format/date.ts'
import { MemberCard, MemberCards } from '#web/member/features/finding/lists/MemberCard.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { sampleDays } from './people.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { useSamples } from './use-samples.ts'
import styles from './ViewedContactsSample.module.css'
import { sampleWords } from './words.ts'

export default function ViewedContactsSample() {
  const { members } = useSamples()
  const language = useLanguage()
  const t = sampleWords(language)
  return (
    <SampleFrame title={t.viewed}>
      <MemberCards>
        {members.map(member => (
          <MemberCard key={member.uuid} member={member} gender="F" href="/view-biodata">
            <Hint as="span" className={classNames('numeric', styles.viewed)}>
              {t.viewedOn(formatDay(sampleDays.viewed, language))}
            </Hint>
            <ButtonLink small href="/view-contact">
              {t.contact}
            </ButtonLink>
          </MemberCard>
        ))}
      </MemberCards>
    </SampleFrame>
  )
}
