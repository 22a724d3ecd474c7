import { wordFailure } from '#web/api/failures.ts'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'

interface Props {
  error: unknown
  onRetry: () => void
  /** In place of a part of the screen: its heading still stands. */
  part?: boolean
}

/** In place of what could not be read: what went wrong, and the way to try again. */
export function Failure({ error, onRetry, part = false }: Props) {
  const language = useLanguage()
  const say = memberWords(language)
  return (
    <RetryView
      page={!part}
      message={say.wentWrong}
      detail={wordFailure(language, error)}
      action={say.retry}
      onRetry={onRetry}
    />
  )
}
