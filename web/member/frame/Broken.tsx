import type { Language } from '#domain/words/catalogue.ts'
import { memberWords } from '#web/member/words.ts'
import { RetryView } from '#web/ui/RetryView.tsx'

/** Drawn after an error in the code, or when a part of the code could not be loaded. A reload helps with both. */
export function Broken({ language }: { language: Language }) {
  const say = memberWords(language)
  return (
    <RetryView
      page
      message={say.wentWrong}
      detail={say.brokenHelp}
      action={say.reload}
      onRetry={() => location.reload()}
    />
  )
}
