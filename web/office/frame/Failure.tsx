import { isOffline, wordFailure } from '#web/api/failures.ts'
import { officeWords } from '#web/office/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'

interface Props {
  error: unknown
  onRetry: () => void
  /** Replaces only a part of the screen, so it has no page heading. */
  part?: boolean
}

/** Drawn in place of data that could not be read: the reason, and a button to try again. */
export function Failure({ error, onRetry, part = false }: Props) {
  const language = useLanguage()
  const say = officeWords(language)
  const isAway = isOffline()
  return (
    <RetryView
      page={!part}
      message={isAway ? say.offline : say.wentWrong}
      detail={isAway ? say.offlineHelp : wordFailure(language, error)}
      action={say.retry}
      onRetry={onRetry}
    />
  )
}
