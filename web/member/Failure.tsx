import { wordFailure } from '#web/api/failures.ts'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { memberWords } from './words.ts'

/** In place of what could not be read: what went wrong, and the way to try again. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage()
  const say = memberWords(language)
  return (
    <RetryView
      page
      message={say.wentWrong}
      detail={wordFailure(language, error)}
      action={say.retry}
      onRetry={onRetry}
    />
  )
}
