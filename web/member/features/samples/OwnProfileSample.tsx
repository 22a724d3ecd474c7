import { Details } from '#web/member/features/profiles/Details.tsx'
import { IdCard } from '#web/member/features/profiles/IdCard.tsx'
import { PhotoColumn } from '#web/member/features/profiles/PhotoColumn.tsx'
import { ProfileLayout } from '#web/member/features/profiles/ProfileLayout.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { sampleProfile } from './people.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { sampleWords } from './words.ts'

export default function OwnProfileSample() {
  return (
    <SampleFrame title={sampleWords(useLanguage()).ownProfile}>
      <ProfileLayout photo={<PhotoColumn profile={sampleProfile} />}>
        <IdCard profile={sampleProfile} heading="h2" />
        <Details profile={sampleProfile} isOwn />
      </ProfileLayout>
    </SampleFrame>
  )
}
