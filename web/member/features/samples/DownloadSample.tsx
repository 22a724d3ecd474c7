import { useLanguage } from '#web/ui/language.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { Sheet } from './Sheet.tsx'
import { sampleWords } from './words.ts'

export default function DownloadSample() {
  const say = sampleWords(useLanguage())
  return (
    <SampleFrame title={say.download}>
      <p>{say.downloadHelp}</p>
      <Sheet />
    </SampleFrame>
  )
}
