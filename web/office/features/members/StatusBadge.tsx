import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { MemberRecord } from './queries.ts'
import { statusWords } from './words.ts'

const tones = { ACTIVE: 'good', PAUSED: 'plain', SUSPENDED: 'warning', DELETED: 'plain' } as const

export const StatusBadge = ({ status }: { status: MemberRecord['status'] }) => (
  <Badge tone={tones[status]}>{statusWords(useLanguage())[status]}</Badge>
)
