import type { Language } from '#domain/words/catalogue.ts'
import { isOffline } from '#web/api/failures.ts'
import { officeWords } from '#web/office/words.ts'
import { RetryView } from '#web/ui/RetryView.tsx'

/** Drawn after an error in the code, or when a part of the code could not be loaded. A reload helps with both. */
export function Broken({ language }: { language: Language }) {
  const say = officeWords(language)
  const isAway = isOffline()
  const reload = () => {
    if (!isOffline()) location.reload()
  }
  return (
    <RetryView
      page
      message={isAway ? say.offline : say.wentWrong}
      detail={isAway ? say.offlineHelp : say.brokenHelp}
      action={say.reload}
      onRetry={reload}
    />
  )
}
