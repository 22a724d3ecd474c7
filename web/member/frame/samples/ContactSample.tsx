import { useLanguage } from '#web/ui/language.ts'
import { ContactCard } from './ContactCard.tsx'
import { SampleFrame } from './SampleFrame.tsx'
import { sampleWords } from './words.ts'

export default function ContactSample() {
  return (
    <SampleFrame title={sampleWords(useLanguage()).contact}>
      <ContactCard />
    </SampleFrame>
  )
}
