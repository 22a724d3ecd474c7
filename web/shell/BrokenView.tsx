import { isOffline } from '#web/api/failures.ts'
import { RetryView } from '#web/ui/RetryView.tsx'

interface Props {
  words: { wentWrong: string; brokenHelp: string; offline: string; offlineHelp: string; reload: string }
}

/** Drawn after an error in the code, or when a part of the code failed to load. A reload helps with both. */
export function BrokenView({ words }: Props) {
  const isAway = isOffline()
  // Without a network a reload would replace the site with the browser's error page.
  const reload = () => {
    if (!isOffline()) location.reload()
  }
  return (
    <RetryView
      page
      message={isAway ? words.offline : words.wentWrong}
      detail={isAway ? words.offlineHelp : words.brokenHelp}
      action={words.reload}
      onRetry={reload}
    />
  )
}
