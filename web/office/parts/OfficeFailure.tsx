import { officeWords } from '#web/office/words.ts'
import { type FailureProps, FailureView } from '#web/shell/FailureView.tsx'
import { useLanguage } from '#web/ui/language.ts'

export const OfficeFailure = (props: FailureProps) => <FailureView {...props} words={officeWords(useLanguage())} />
