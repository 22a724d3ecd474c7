import { Fragment } from 'react'
import { matchClasses } from '#domain/finding/fit.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { ListBody } from '#web/member/features/finding/lists/ListBody.tsx'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { MemberCard, MemberCards } from '#web/member/features/finding/lists/MemberCard.tsx'
import { CardSkeletons } from '#web/member/features/finding/lists/Skeletons.tsx'
import { useMemberList } from '#web/member/features/finding/lists/use-member-list.ts'
import { criterionTitles } from '#web/member/features/finding/search/criterion-words.ts'
import { MemberActions } from '#web/member/features/relations/actions/MemberActions.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { WeeklySheetButton } from '../weekly-sheet/WeeklySheetButton.tsx'
import { latestMatchesWords } from './latest-matches-words.ts'
import styles from './MatchesScreen.module.css'
import { MatchReasons } from './MatchReasons.tsx'
import { fittingOf, matchesQuery } from './queries.ts'
import { classWords, matchWords } from './words.ts'

/** The matches in three parts: both sides fit, they fit the viewer's wishes, they miss one wish. */
export default function MatchesScreen() {
  const language = useLanguage()
  const t = { ...matchWords(language), ...latestMatchesWords(language) }
  const { data, ...state } = useMemberList('matches', ({ page, withoutKin }) => matchesQuery(page, withoutKin))
  const gender = otherSide(useViewer().gender)
  const counts = { BOTH: data?.counts.both ?? 0, OURS: data?.counts.ours ?? 0, NEAR: data?.counts.near ?? 0 }
  const leftOut = data
    ? [
        ...(data.left_out.answered > 0 ? [t.answered(data.left_out.answered)] : []),
        ...(data.left_out.blocked > 0 ? [t.blocked(data.left_out.blocked)] : []),
        ...(data.left_out.same_devak > 0 ? [t.sameDevak(data.left_out.same_devak)] : []),
      ]
    : []
  const empty = data?.has_expectations
    ? {
        message: t.none,
        help: t.noneHelp,
        action: <ButtonLink href="/edit-profile#expectation.birth_year_from">{t.changeWishes}</ButtonLink>,
      }
    : {
        message: t.noWishes,
        help: t.noWishesHelp,
        action: <ButtonLink href="/edit-profile#expectation.birth_year_from">{t.writeWishes}</ButtonLink>,
      }
  return (
    <>
      <ListHead
        back={{ href: '/dashboard' }}
        eyebrow={t.eyebrow}
        title={data && fittingOf(data) > 0 ? t.counted(fittingOf(data)) : memberWords(language).matches}
        heading={state.heading}
      />
      {data && data.count > 0 ? <p className={styles.intro}>{t.intro}</p> : null}
      {data?.has_expectations ? (
        <>
          <WeeklySheetButton />
          <Checkbox checked={state.withoutKin ?? false} onChange={state.leaveOutKin}>
            {criterionTitles(language).withoutKin}
          </Checkbox>
        </>
      ) : null}
      <ListBody state={state} rows={data?.list.length} empty={empty} skeleton={<CardSkeletons />}>
        {matchClasses.map(name => {
          const matches = data?.list.filter(match => match.match_class === name) ?? []
          return data && matches.length > 0 ? (
            <Fragment key={name}>
              <h2
                className={styles.part}
              >{`${classWords(language)[name]} (${groupedDigits(language, counts[name])})`}</h2>
              <MemberCards>
                {matches.map(match => (
                  <MemberCard
                    key={match.uuid}
                    member={match}
                    gender={gender}
                    note={<MatchReasons match={match} page={data} />}
                  >
                    <MemberActions member={match} shape="card" />
                  </MemberCard>
                ))}
              </MemberCards>
            </Fragment>
          ) : null
        })}
      </ListBody>
      {leftOut.length > 0 ? <p className={styles.left}>{t.leftOut(leftOut.join(', '))}</p> : null}
    </>
  )
}
