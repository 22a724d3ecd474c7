import { Details } from '#web/member/features/families/profiles/Details.tsx'
import { IdCard } from '#web/member/features/families/profiles/IdCard.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { useSamples } from './use-samples.ts'
import { sampleWords } from './words.ts'

export default function BiodataSample() {
  const { profile } = useSamples()
  return (
    <SampleFrame title={sampleWords(useLanguage()).biodata}>
      <IdCard profile={profile} heading="h2" />
      <Details profile={profile} isOwn={false} />
    </SampleFrame>
  )
}
