import type { FailureProps } from '#web/shell/FailureView.tsx'
import { OfficeFailure } from './OfficeFailure.tsx'
import { OfficeLoading } from './OfficeLoading.tsx'

/** Shown instead of data that is loading or failed to load. */
export const NoAnswerYet = (props: FailureProps) => (props.error ? <OfficeFailure {...props} /> : <OfficeLoading />)
