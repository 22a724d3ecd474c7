import { memberWords } from '#web/member/words.ts'
import { type FailureProps, FailureView } from '#web/shell/FailureView.tsx'
import { useLanguage } from '#web/ui/language.ts'

export const Failure = (props: FailureProps) => <FailureView {...props} words={memberWords(useLanguage())} />
