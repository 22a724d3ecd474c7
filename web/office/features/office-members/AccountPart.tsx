import { formatDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from './queries.ts'
import { RecordPart } from './RecordPart.tsx'
import { memberRecordWords } from './words.ts'

/** The day, and as which words other families read it. */
function lastUsedText({ last_used_on, last_used }: OfficeMemberRecord['account'], language: Language): string {
  const say = memberRecordWords(language)
  if (!last_used_on) return say.missing
  return [formatDay(last_used_on, language), last_used ? say[last_used] : say.longAgo].join(' · ')
}

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
          [say.lastUsed, lastUsedText(account, language)],
          ...(account.left_lists_on ? ([[say.leftLists, formatDay(account.left_lists_on, language)]] as const) : []),
        ]}
      />
    </RecordPart>
  )
}
