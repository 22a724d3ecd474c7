import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/format/date.ts'
import { familyRoleDoing } from '#domain/words/family-role-names.ts'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AskedProfile } from './AskedProfile.tsx'
import styles from './FamilyAsksScreen.module.css'
import { familyAsksQuery } from './queries.ts'
import { askWords } from './words.ts'

/** What the people of a family put to each other, with everybody's answers side by side. */
export default function FamilyAsksScreen() {
  const language = useLanguage()
  const t = askWords(language)
  const gender = otherSide(useViewer().gender)
  const { data, error, refetch } = useQuery(familyAsksQuery)
  return (
    <>
      <ListHead back={{ href: '/shortlisted', always: true }} title={memberWords(language).familyAsks} heading={null} />
      {data ? (
        data.list.length > 0 ? (
          <div className="stack-5">
            <Hint>{t.private}</Hint>
            {data.list.map(({ uuid, by, is_you, asked_at, profiles }) => (
              <section key={uuid} className="stack-3">
                <h2 className={styles.asked}>
                  {is_you === 'Y' ? t.youAsked : t.asks(familyRoleDoing(language, by))}
                  <small className="numeric">{formatDay(asked_at, language)}</small>
                </h2>
                <ul className={styles.profiles}>
                  {profiles.map(profile => (
                    <AskedProfile key={profile.uuid} ask={uuid} profile={profile} gender={gender} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ) : (
          <EmptyState>
            <h2>{t.none}</h2>
            <p>{t.noneHelp}</p>
            <ButtonLink href="/compare">{t.choose}</ButtonLink>
          </EmptyState>
        )
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className={styles.loading} />
      )}
    </>
  )
}
