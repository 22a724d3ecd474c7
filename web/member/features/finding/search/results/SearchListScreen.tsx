import { useState } from 'react'
import { storedResultSize } from '#domain/limits.ts'
import { ListBody } from '#web/member/features/finding/lists/ListBody.tsx'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { MemberCard, MemberCards } from '#web/member/features/finding/lists/MemberCard.tsx'
import { CardSkeletons } from '#web/member/features/finding/lists/Skeletons.tsx'
import { useMemberList } from '#web/member/features/finding/lists/use-member-list.ts'
import { listWords } from '#web/member/features/finding/lists/words.ts'
import { MemberActions } from '#web/member/features/relations/actions/MemberActions.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
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
  const { data, ...state } = useMemberList('search_list', ({ page }) => searchQuery(page, searched))
  return (
    <>
      <ListHead
        back={{ href: toTheForm, always: true }}
        eyebrow="शोध"
        title={memberWords(language).search}
        heading={state.heading}
      />
      <SearchSummary
        order={data?.order_by ?? searched?.order ?? 'created_at'}
        busy={state.isTurningPage}
        onSearched={() => {
          setSearched(readStoredSearch())
          if (state.page > 1) state.openPage(1)
        }}
      />
      <p className={classNames(styles.found, 'numeric')} aria-live="polite">
        {data && data.count > 0 && !state.isTurningPage ? t.found(data.count) : null}
      </p>
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
        skeleton={<CardSkeletons />}
      >
        <MemberCards>
          {data?.list.map((member, at) => (
            <MemberCard
              key={member.uuid}
              member={member}
              gender={gender}
              place={at}
              href={stepAddress({ uuid: member.uuid, offset: positionOf(state.page, at) })}
            >
              <MemberActions member={member} shape="card" />
            </MemberCard>
          ))}
        </MemberCards>
      </ListBody>
    </>
  )
}
