import { Details } from '#web/member/features/profiles/Details.tsx'
import { IdCard } from '#web/member/features/profiles/IdCard.tsx'
import { PhotoColumn } from '#web/member/features/profiles/PhotoColumn.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { sampleProfile } from './people.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { sampleWords } from './words.ts'
import '#web/member/features/profiles/ProfileView.css'

export default function OwnProfileSample() {
  return (
    <SampleFrame title={sampleWords(useLanguage()).ownProfile}>
      <div className="profile">
        <PhotoColumn profile={sampleProfile} />
        <div className="profile-text">
          <IdCard profile={sampleProfile} heading="h2" />
          <Details profile={sampleProfile} isOwn />
        </div>
      </div>
    </SampleFrame>
  )
}
