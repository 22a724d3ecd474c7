import type { Language } from '#domain/words/catalogue.ts'
import { memberWords } from '#web/member/words.ts'
import { RetryView } from '#web/ui/RetryView.tsx'

/** A fault of ours, or a part of the page that did not arrive: loading anew is what helps with either. */
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
