import { newOnFirstPage } from '#domain/finding/new-since.ts'
import { storedResultSize } from '#domain/limits.ts'
import { groupedDigits } from '#domain/words/digits.ts'
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
import { ListBody } from './ListBody.tsx'
import { ListHead } from './ListHead.tsx'
import { MaritalStatusFilter } from './MaritalStatusFilter.tsx'
import { MemberCard, MemberCards } from './MemberCard.tsx'
import styles from './MemberListScreen.module.css'
import { MemberTable } from './MemberTable.tsx'
import { type MemberListName, memberListOf, memberListQuery } from './member-lists.ts'
import { CardSkeletons, RowSkeletons } from './Skeletons.tsx'
import { useMemberList } from './use-member-list.ts'
import { useOwnSideRedirect } from './use-own-side-redirect.ts'
import { listWords, type MemberListText, memberListWords } from './words.ts'

/** The screen of a list in `member-lists.ts`: a heading, cards or a table, and page numbers. */
export function MemberListScreen({ list }: { list: MemberListName }) {
  const language = useLanguage()
  const t = listWords(language)
  const { counted, total, none, noneHelp }: MemberListText = memberListWords[list](language)
  const { storageKey, eyebrow, side, newestFirst } = memberListOf(list)
  const viewer = useViewer()
  const isTable = useMedia(aboveTablet) && side !== undefined
  const { data, ...state } = useMemberList(storageKey, address => memberListQuery(list, address))
  const isRedirected = useOwnSideRedirect(side)
  if (isRedirected) return null
  const title = memberWords(language)[list]
  const gender = side ?? otherSide(viewer.gender)
  const isFiltered = side !== undefined && state.maritalStatus !== ''
  return (
    <>
      <ListHead
        back={side ? undefined : { href: '/dashboard' }}
        eyebrow={eyebrow}
        title={data && counted ? counted(data.count) : title}
        heading={state.heading}
      >
        {side ? <MaritalStatusFilter value={state.maritalStatus} onChange={state.filter} /> : null}
      </ListHead>
      {data?.shown_count !== undefined && data.count > data.shown_count ? (
        <Notice>{t.onlyTheFirst(storedResultSize, data.count)}</Notice>
      ) : null}
      <div className={styles.above}>
        {side && !viewer.isPaid ? <FreeMemberNotice /> : null}
        <div className={styles.counts}>
          {total ? (
            <p className="numeric" aria-live="polite">
              {data && !state.isTurningPage ? (
                <>
                  {total} <b>{groupedDigits(language, data.count)}</b>
                </>
              ) : null}
            </p>
          ) : null}
          {newestFirst && data && state.page === 1 && !state.isTurningPage ? (
            <NewCount {...newOnFirstPage(data.list, data.next_offset !== null)} />
          ) : null}
        </div>
      </div>
      <ListBody
        state={state}
        rows={data?.list.length}
        empty={{
          message: none,
          help: isFiltered ? t.noneOfStatus : noneHelp,
          action: isFiltered ? <Button onClick={() => state.filter('')}>{t.showEveryone}</Button> : null,
        }}
        skeleton={isTable ? <RowSkeletons /> : <CardSkeletons />}
      >
        {isTable ? (
          <MemberTable
            members={data?.list ?? []}
            gender={gender}
            caption={title}
            actions={member => <MemberActions member={member} shape="row" />}
          />
        ) : (
          <MemberCards>
            {data?.list.map((member, place) => (
              <MemberCard key={member.uuid} member={member} gender={gender} place={place}>
                <MemberActions member={member} shape="card" />
              </MemberCard>
            ))}
          </MemberCards>
        )}
      </ListBody>
    </>
  )
}
