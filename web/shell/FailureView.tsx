import { isOffline, wordFailure } from '#web/api/failures.ts'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'

export interface FailureProps {
  error: unknown
  onRetry: () => void
  /** Whether it replaces only a part of the screen, and so has no page heading. */
  part?: boolean
  className?: string | undefined
}

interface Props extends FailureProps {
  words: { wentWrong: string; offline: string; offlineHelp: string; retry: string }
}

/** Drawn in place of data that failed to load: the reason, and a button to try again. */
export function FailureView({ error, words, onRetry, part = false, className }: Props) {
  const language = useLanguage()
  const isAway = isOffline()
  return (
    <RetryView
      page={!part}
      message={isAway ? words.offline : words.wentWrong}
      detail={isAway ? words.offlineHelp : wordFailure(language, error)}
      action={words.retry}
      onRetry={onRetry}
      className={className}
    />
  )
}
