import { IconHeartHandshake } from '@tabler/icons-react'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { type Expectation, fitSentences, type PresentedFit } from './fit-sentences.ts'
import { fitWords } from './words.ts'

interface Props {
  fit: PresentedFit | null
  expectation: Expectation | null
}

/** Which of a family's wishes the viewer meets. */
export function FitNote({ fit, expectation }: Props) {
  const language = useLanguage()
  const sentences = fit && expectation ? fitSentences(fit, expectation, language) : [fitWords(language).noWishes]
  return (
    <Notice icon={IconHeartHandshake}>
      {sentences.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
