import { useQueryClient } from '@tanstack/react-query'
import { formatDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { digits } from '#domain/words/digits.ts'
import { MemberPhotos } from '#web/office/parts/MemberPhotos.tsx'
import { RecordLink } from '#web/office/parts/RecordLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ItemPane.module.css'
import { itemKey, type MemberHistory, type ReviewedMember } from './queries.ts'
import { queueWords } from './words.ts'

interface Props {
  title: string
  member: ReviewedMember
  history: MemberHistory
  /** The photo under review. It is drawn large elsewhere, so the small photos leave it out. */
  withoutPhoto?: string
  isOnlyShown?: boolean
}

/** The facts of a profile that staff compare an item with, and the earlier decisions about it. */
export function ReviewedMemberFacts({ title, member, history, withoutPhoto, isOnlyShown }: Props) {
  const language = useLanguage()
  const t = queueWords(language)
  const client = useQueryClient()
  const photos = member.photos.filter(photo => photo.image !== withoutPhoto)
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <MemberPhotos
        member={member}
        photos={photos}
        {...(isOnlyShown && { isOnlyShown })}
        onChanged={() => void client.invalidateQueries({ queryKey: itemKey })}
      />
      <Facts
        className={styles.facts}
        facts={[
          [t.name, member.name],
          ...(member.name_in_other_script ? [[t.secondName, member.name_in_other_script] as const] : []),
          [
            t.number,
            <RecordLink key={member.uuid} uuid={member.uuid}>
              {member.registration_no}
            </RecordLink>,
          ],
          [t.born, formatDay(member.dob, language)],
          [t.native, member.native_place || '–'],
          [t.education, member.education || '–'],
          [t.occupation, member.occupation || '–'],
          [t.joined, formatDay(member.joined_at, language)],
          [t.state, t.states[member.status]],
          [t.idChecked, member.id_checked_at ? formatDay(member.id_checked_at, language) : t.no],
          [t.reportsAgainst, digits(language, history.reports_against)],
          [t.reportsMade, digits(language, history.reports_made)],
        ]}
      />
      <div>
        <h3>{t.history}</h3>
        {history.decisions.length === 0 ? (
          <p>{t.noDecisions}</p>
        ) : (
          <ul className={styles.history}>
            {history.decisions.map(({ kind, decision, reason, at }) => (
              <li key={at + decision}>
                {formatInstant(at, language)} · {t.kinds[kind]}: {t.decided[decision]}
                {reason ? ` (${reason})` : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
