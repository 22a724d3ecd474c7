import { Details } from '#web/member/features/profiles/Details.tsx'
import { IdCard } from '#web/member/features/profiles/IdCard.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { sampleProfile } from './people.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { sampleWords } from './words.ts'

export default function BiodataSample() {
  return (
    <SampleFrame title={sampleWords(useLanguage()).biodata}>
      <IdCard profile={sampleProfile} heading="h2" />
      <Details profile={sampleProfile} isOwn={false} />
    </SampleFrame>
  )
}
