import type { FailureProps } from '#web/shell/FailureView.tsx'
import { OfficeFailure } from './OfficeFailure.tsx'
import { OfficeLoading } from './OfficeLoading.tsx'

/** Drawn in place of data that is on its way, or of which is known why it did not come. */
export const NoAnswerYet = (props: FailureProps) => (props.error ? <OfficeFailure {...props} /> : <OfficeLoading />)
