import { Details } from '#web/member/features/families/profiles/Details.tsx'
import { IdCard } from '#web/member/features/families/profiles/IdCard.tsx'
import { PhotoColumn } from '#web/member/features/families/profiles/PhotoColumn.tsx'
import { ProfileLayout } from '#web/member/features/families/profiles/ProfileLayout.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { useSamples } from './use-samples.ts'
import { sampleWords } from './words.ts'

export default function OwnProfileSample() {
  const { profile } = useSamples()
  return (
    <SampleFrame title={sampleWords(useLanguage()).ownProfile}>
      <ProfileLayout photo={<PhotoColumn profile={profile} />}>
        <IdCard profile={profile} heading="h2" />
        <Details profile={profile} isOwn />
      </ProfileLayout>
    </SampleFrame>
  )
}
