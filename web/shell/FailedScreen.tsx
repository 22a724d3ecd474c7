import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { PartUnreached } from '#web/ui/load-part.ts'
import { BrokenView } from './BrokenView.tsx'
import { FailureView } from './FailureView.tsx'

interface Props {
  error: unknown
  words: ComponentProps<typeof BrokenView>['words'] & ComponentProps<typeof FailureView>['words']
}

/** Drawn in place of a screen that broke, or whose code did not come. The router then asks for it again. */
export function FailedScreen({ error, words }: Props) {
  const router = useRouter()
  return error instanceof PartUnreached ? (
    <FailureView error={error} words={words} onRetry={() => void router.invalidate()} />
  ) : (
    <BrokenView words={words} />
  )
}
