import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from './queries.ts'
import { statusWords } from './words.ts'

const tones = { ACTIVE: 'good', PAUSED: 'plain', SUSPENDED: 'warning', DELETED: 'plain' } as const

export const StatusBadge = ({ status }: { status: OfficeMemberRecord['status'] }) => (
  <Badge tone={tones[status]}>{statusWords(useLanguage())[status]}</Badge>
)
