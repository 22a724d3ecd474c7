import { formatDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { digits } from '#domain/words/digits.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from './queries.ts'
import { RecordPart } from './RecordPart.tsx'
import { memberRecordWords } from './words.ts'

export function AccountPart({ record: { account, joined_at, suspended_at } }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const say = memberRecordWords(language)
  const when = (at: string | null) => (at ? formatInstant(at, language) : say.no)
  return (
    <RecordPart title={say.account}>
      <Facts
        facts={[
          [say.joined, formatInstant(joined_at, language)],
          ...(suspended_at ? ([[say.suspendedAt, formatInstant(suspended_at, language)]] as const) : []),
          [say.mobileVerified, when(account.mobile_verified_at)],
          [say.emailVerified, when(account.email_verified_at)],
          [say.sessions, digits(language, account.open_sessions)],
          [say.lastUsed, account.last_used_on ? formatDay(account.last_used_on, language) : say.missing],
        ]}
      />
    </RecordPart>
  )
}
