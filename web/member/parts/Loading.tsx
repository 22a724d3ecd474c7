import { useEffect, useState } from 'react'
import { memberWords } from '#web/member/words.ts'
import { ScreenSkeleton } from '#web/shell/ScreenSkeleton.tsx'
import { DelayedPlaceholder } from '#web/ui/DelayedPlaceholder.tsx'
import { useLanguage } from '#web/ui/language.ts'

// The document itself contains this skeleton, and the first screen must not remove it for a moment.
let isFirstScreen = true

export function Loading() {
  const { loading } = memberWords(useLanguage())
  const [isInDocument] = useState(isFirstScreen)
  useEffect(() => {
    isFirstScreen = false
  }, [])
  return (
    <DelayedPlaceholder label={<h1>{loading}</h1>} atOnce={isInDocument}>
      <ScreenSkeleton />
    </DelayedPlaceholder>
  )
}
