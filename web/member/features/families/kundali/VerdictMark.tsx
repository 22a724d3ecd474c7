import { IconAlertCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import type { MangalVerdict } from '#domain/kundali/mangal-pair.ts'
import { Icon } from '#web/ui/Icon.tsx'

const drawings = { agrees: IconCircleCheck, differs: IconAlertCircle, unknown: IconCircleMinus } as const

/** The mark is hidden from screen readers, because the words beside it say the same. */
export const VerdictMark = ({ kind }: { kind: MangalVerdict }) => <Icon of={drawings[kind]} />
