import { useLanguage } from '#web/ui/language.ts'
import { SampleFrame } from './SampleFrame.tsx'
import { Sheet } from './Sheet.tsx'
import { sampleWords } from './words.ts'

export default function DownloadSample() {
  const t = sampleWords(useLanguage())
  return (
    <SampleFrame title={t.download}>
      <p>{t.downloadHelp}</p>
      <Sheet />
    </SampleFrame>
  )
}
