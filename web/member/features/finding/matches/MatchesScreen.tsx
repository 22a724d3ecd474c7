import { Fragment } from 'react'
import { matchClasses } from '#domain/finding/fit.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { BesidePane, FamilyPane } from '#web/member/features/finding/lists/BesidePane.tsx'
import { Families } from '#web/member/features/finding/lists/Families.tsx'
import { FamilySkeletons } from '#web/member/features/finding/lists/FamilySkeletons.tsx'
import { ListBody } from '#web/member/features/finding/lists/ListBody.tsx'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { useListView } from '#web/member/features/finding/lists/list-view.ts'
import { MemberCard } from '#web/member/features/finding/lists/MemberCard.tsx'
import { MemberTile } from '#web/member/features/finding/lists/MemberTile.tsx'
import { familyOf } from '#web/member/features/finding/lists/member-row.ts'
import { useMemberList } from '#web/member/features/finding/lists/use-member-list.ts'
import { ViewSwitch } from '#web/member/features/finding/lists/ViewSwitch.tsx'
import { criterionTitles } from '#web/member/features/finding/search/criterion-words.ts'
import { BookmarkButton } from '#web/member/features/relations/actions/BookmarkButton.tsx'
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
  const [view, choose] = useListView()
  const { data, ...state } = useMemberList('matches', view, ({ page, withoutKin }) => matchesQuery(page, withoutKin), {
    title: 'matches',
    familyOf,
  })
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
        title={data && fittingOf(data) > 0 ? t.counted(fittingOf(data)) : memberWords(language).matches}
        heading={state.heading}
        isOpenFirst={state.withoutKin === true}
        tools={
          data?.has_expectations ? (
            <>
              {data.count > 0 ? <p>{t.intro}</p> : null}
              <Checkbox checked={state.withoutKin ?? false} onChange={state.leaveOutKin}>
                {criterionTitles(language).withoutKin}
              </Checkbox>
              <WeeklySheetButton />
            </>
          ) : null
        }
      >
        <ViewSwitch view={view} onChoose={choose} />
      </ListHead>
      <ListBody state={state} rows={data?.list.length} empty={empty} skeleton={<FamilySkeletons view={view} />}>
        <BesidePane
          members={data?.list ?? []}
          pane={match =>
            data ? (
              <FamilyPane member={match} gender={gender} fit={<MatchReasons match={match} page={data} />}>
                <MemberActions member={match} shape="calm" />
              </FamilyPane>
            ) : null
          }
        >
          {matchClasses.map(name => {
            const matches = data?.list.filter(match => match.match_class === name) ?? []
            return data && matches.length > 0 ? (
              <Fragment key={name}>
                <h2
                  className={styles.part}
                >{`${classWords(language)[name]} (${groupedDigits(language, counts[name])})`}</h2>
                <Families
                  view={view}
                  rows={matches}
                  face={match => (
                    <MemberTile
                      key={match.uuid}
                      member={match}
                      gender={gender}
                      place={data.list.findIndex(({ uuid }) => uuid === match.uuid)}
                      bookmark={tabIndex => <BookmarkButton member={match} tabIndex={tabIndex} />}
                    />
                  )}
                  facts={match => (
                    <MemberCard
                      key={match.uuid}
                      member={match}
                      gender={gender}
                      note={<MatchReasons match={match} page={data} />}
                    >
                      <MemberActions member={match} shape="card" />
                    </MemberCard>
                  )}
                />
              </Fragment>
            ) : null
          })}
        </BesidePane>
      </ListBody>
      {leftOut.length > 0 ? <p className={styles.left}>{t.leftOut(leftOut.join(', '))}</p> : null}
    </>
  )
}
