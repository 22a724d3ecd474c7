import { newOnFirstPage } from '#domain/finding/new-since.ts'
import { storedResultSize } from '#domain/limits.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { BookmarkButton } from '#web/member/features/relations/actions/BookmarkButton.tsx'
import { MemberActions } from '#web/member/features/relations/actions/MemberActions.tsx'
import { FreeMemberNotice } from '#web/member/parts/FreeMemberNotice.tsx'
import { NewCount } from '#web/member/parts/NewSince.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Button } from '#web/ui/Button.tsx'
import { aboveTablet } from '#web/ui/breakpoints.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { BesidePane, FamilyPane } from './BesidePane.tsx'
import { Families } from './Families.tsx'
import { FamilySkeletons } from './FamilySkeletons.tsx'
import { ListBody } from './ListBody.tsx'
import { ListHead } from './ListHead.tsx'
import { useListView } from './list-view.ts'
import { MaritalStatusFilter } from './MaritalStatusFilter.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MemberTable } from './MemberTable.tsx'
import { MemberTile } from './MemberTile.tsx'
import { type MemberListName, memberListOf, memberListQuery } from './member-lists.ts'
import { familyOf } from './member-row.ts'
import { RowSkeletons } from './Skeletons.tsx'
import { useMemberList } from './use-member-list.ts'
import { useOwnSideRedirect } from './use-own-side-redirect.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { listWords, type MemberListText, memberListWords } from './words.ts'

/** The screen of a list in `member-lists.ts`: a heading, cards or a table, and page numbers. */
export function MemberListScreen({ list }: { list: MemberListName }) {
  const language = useLanguage()
  const t = listWords(language)
  const { counted, total, none, noneHelp }: MemberListText = memberListWords[list](language)
  const { storageKey, side, newestFirst } = memberListOf(list)
  const viewer = useViewer()
  const isWide = useMedia(aboveTablet)
  const hasTable = isWide && side !== undefined
  const [view, choose] = useListView(hasTable ? 'FACTS' : 'FACES')
  const isTable = hasTable && view === 'FACTS'
  const { data, ...state } = useMemberList(storageKey, view, address => memberListQuery(list, address), {
    title: list,
    familyOf,
  })
  const isRedirected = useOwnSideRedirect(side)
  if (isRedirected) return null
  const title = memberWords(language)[list]
  const gender = side ?? otherSide(viewer.gender)
  const isFiltered = side !== undefined && state.maritalStatus !== ''
  const filter = side ? <MaritalStatusFilter value={state.maritalStatus} onChange={state.filter} /> : null
  const newest =
    newestFirst && data && state.page === 1 && !state.isTurningPage
      ? newOnFirstPage(data.list, data.next_offset !== null)
      : { count: 0, isMore: false }
  const aside =
    (side && !viewer.isPaid) || newest.count > 0 ? (
      <div className="row-2">
        {side && !viewer.isPaid ? <FreeMemberNotice /> : null}
        <NewCount {...newest} />
      </div>
    ) : null
  return (
    <>
      <ListHead
        back={side ? undefined : { href: '/dashboard' }}
        title={data && counted ? counted(data.count) : title}
        heading={state.heading}
        count={
          total ? (
            <p className="numeric" aria-live="polite">
              {data && !state.isTurningPage ? (
                <>
                  {total} <b>{groupedDigits(language, data.count)}</b>
                </>
              ) : null}
            </p>
          ) : null
        }
        tools={isWide ? null : filter}
        isOpenFirst={isFiltered}
      >
        {isWide ? filter : null}
        <ViewSwitch view={view} onChoose={choose} isTable={hasTable} />
      </ListHead>
      {data?.shown_count !== undefined && data.count > data.shown_count ? (
        <Notice>{t.onlyTheFirst(storedResultSize, data.count)}</Notice>
      ) : null}
      <ListBody
        state={state}
        rows={data?.list.length}
        empty={{
          message: none,
          help: isFiltered ? t.noneOfStatus : noneHelp,
          action: isFiltered ? <Button onClick={() => state.filter('')}>{t.showEveryone}</Button> : null,
        }}
        skeleton={isTable ? <RowSkeletons /> : <FamilySkeletons view={view} />}
      >
        {isTable ? (
          <div className="stack-3">
            {aside}
            <MemberTable
              members={data?.list ?? []}
              gender={gender}
              caption={title}
              actions={member => <MemberActions member={member} shape="row" />}
            />
          </div>
        ) : (
          <BesidePane
            members={data?.list ?? []}
            pane={member => (
              <FamilyPane member={member} gender={gender}>
                <MemberActions member={member} shape="calm" />
              </FamilyPane>
            )}
          >
            <Families
              view={view}
              rows={data?.list ?? []}
              aside={aside}
              face={(member, place) => (
                <MemberTile
                  key={member.uuid}
                  member={member}
                  gender={gender}
                  place={place}
                  bookmark={tabIndex => <BookmarkButton member={member} tabIndex={tabIndex} />}
                />
              )}
              facts={(member, place) => (
                <MemberCard key={member.uuid} member={member} gender={gender} place={place}>
                  <MemberActions member={member} shape="card" />
                </MemberCard>
              )}
            />
          </BesidePane>
        )}
      </ListBody>
    </>
  )
}
