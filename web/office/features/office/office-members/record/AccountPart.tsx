import { formatDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from '../queries.ts'
import { RecordPart } from '../RecordPart.tsx'
import { memberRecordWords } from './words.ts'

/** The day of the last use, and the words that other families read for it. */
function lastUsedText({ last_used_on, last_used }: OfficeMemberRecord['account'], language: Language): string {
  const t = memberRecordWords(language)
  if (!last_used_on) return t.missing
  return [formatDay(last_used_on, language), last_used ? t[last_used] : t.longAgo].join(' · ')
}

export function AccountPart({ record }: { record: OfficeMemberRecord }) {
  const { account, joined_at, suspended_at, questions, engaged } = record
  const language = useLanguage()
  const t = memberRecordWords(language)
  const when = (at: string | null) => (at ? formatInstant(at, language) : t.no)
  const asked = ({ about, due_at }: (typeof questions)[number]) => t.answerBy(t[about], formatInstant(due_at, language))
  return (
    <RecordPart title={t.account}>
      <Facts
        facts={[
          [t.joined, formatInstant(joined_at, language)],
          ...(suspended_at ? ([[t.suspendedAt, formatInstant(suspended_at, language)]] as const) : []),
          [t.mobileVerified, when(account.mobile_verified_at)],
          [t.emailVerified, when(account.email_verified_at)],
          [t.sessions, digits(language, account.open_sessions)],
          [t.lastUsed, lastUsedText(account, language)],
          ...(questions.length > 0 ? ([[t.doubts, questions.map(asked).join(' · ')]] as const) : []),
          ...(engaged
            ? ([[t.foundMatch, [t[`by${engaged.word}`], formatDay(engaged.since, language)].join(' · ')]] as const)
            : []),
          ...(account.left_lists_on ? ([[t.leftLists, formatDay(account.left_lists_on, language)]] as const) : []),
        ]}
      />
    </RecordPart>
  )
}
