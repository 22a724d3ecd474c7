import { useState } from 'react'
import { storedResultSize } from '#domain/limits.ts'
import { BesidePane, FamilyPane } from '#web/member/features/finding/lists/BesidePane.tsx'
import { Families } from '#web/member/features/finding/lists/Families.tsx'
import { FamilySkeletons } from '#web/member/features/finding/lists/FamilySkeletons.tsx'
import { ListBody } from '#web/member/features/finding/lists/ListBody.tsx'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { useListView } from '#web/member/features/finding/lists/list-view.ts'
import { MemberCard } from '#web/member/features/finding/lists/MemberCard.tsx'
import { MemberTile } from '#web/member/features/finding/lists/MemberTile.tsx'
import { useMemberList } from '#web/member/features/finding/lists/use-member-list.ts'
import { ViewSwitch } from '#web/member/features/finding/lists/ViewSwitch.tsx'
import { listWords } from '#web/member/features/finding/lists/words.ts'
import { BookmarkButton } from '#web/member/features/relations/actions/BookmarkButton.tsx'
import { MemberActions } from '#web/member/features/relations/actions/MemberActions.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SearchSummary } from '../SearchSummary.tsx'
import { readStoredSearch } from '../stored-search.ts'
import { searchQuery } from './queries.ts'
import styles from './SearchListScreen.module.css'
import { positionOf, stepAddress } from './step-address.ts'
import { resultWords } from './words.ts'

const toTheForm = '/search/PREVIOUS'

export default function SearchListScreen() {
  const language = useLanguage()
  const t = resultWords(language)
  const gender = otherSide(useViewer().gender)
  const [searched, setSearched] = useState(readStoredSearch)
  const [view, choose] = useListView()
  const { data, ...state } = useMemberList('search_list', view, ({ page }) => searchQuery(page, searched))
  const hrefOf = ({ uuid }: { uuid: string }, at: number) => stepAddress({ uuid, offset: positionOf(state.page, at) })
  return (
    <>
      <ListHead
        back={{ href: toTheForm, always: true }}
        title={memberWords(language).search}
        heading={state.heading}
        count={
          <p className="numeric" aria-live="polite">
            {data && data.count > 0 && !state.isTurningPage ? t.found(data.count) : null}
          </p>
        }
        tools={
          <SearchSummary
            order={data?.order_by ?? searched?.order ?? 'created_at'}
            busy={state.isTurningPage}
            onSearched={() => {
              setSearched(readStoredSearch())
              if (state.page > 1) state.openPage(1)
            }}
          />
        }
      >
        <ViewSwitch view={view} onChoose={choose} />
      </ListHead>
      {data && !data.order_known ? <Notice className={styles.notice}>{t.kundaliUnknown}</Notice> : null}
      {data && data.count > data.shown_count ? (
        <Notice className={styles.notice}>{listWords(language).onlyTheFirst(storedResultSize, data.count)}</Notice>
      ) : null}
      <ListBody
        state={state}
        rows={data?.list.length}
        empty={{
          message: t.none,
          help: t.noneHelp,
          action: <ButtonLink href={toTheForm}>{t.changeSearch}</ButtonLink>,
        }}
        skeleton={<FamilySkeletons view={view} />}
      >
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
            face={(member, at) => (
              <MemberTile
                key={member.uuid}
                member={member}
                gender={gender}
                place={at}
                href={hrefOf(member, at)}
                bookmark={tabIndex => <BookmarkButton member={member} tabIndex={tabIndex} />}
              />
            )}
            facts={(member, at) => (
              <MemberCard key={member.uuid} member={member} gender={gender} place={at} href={hrefOf(member, at)}>
                <MemberActions member={member} shape="card" />
              </MemberCard>
            )}
          />
        </BesidePane>
      </ListBody>
    </>
  )
}
