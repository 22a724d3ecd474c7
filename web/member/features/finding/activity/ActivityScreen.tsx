import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { orMissing } from '#domain/format/missing.ts'
import { BesidePane, FamilyPane } from '#web/member/features/finding/lists/BesidePane.tsx'
import { Families } from '#web/member/features/finding/lists/Families.tsx'
import { FamilySkeletons } from '#web/member/features/finding/lists/FamilySkeletons.tsx'
import { ListBody } from '#web/member/features/finding/lists/ListBody.tsx'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { writeListAddress } from '#web/member/features/finding/lists/list-address.ts'
import { useListView } from '#web/member/features/finding/lists/list-view.ts'
import { MemberCard } from '#web/member/features/finding/lists/MemberCard.tsx'
import { MemberTile } from '#web/member/features/finding/lists/MemberTile.tsx'
import { familyOf } from '#web/member/features/finding/lists/member-row.ts'
import { useMemberList } from '#web/member/features/finding/lists/use-member-list.ts'
import { ViewSwitch } from '#web/member/features/finding/lists/ViewSwitch.tsx'
import { AcceptedStrip } from '#web/member/features/relations/actions/AcceptedStrip.tsx'
import { withRelation } from '#web/member/features/relations/actions/apply-relation.ts'
import { BookmarkButton } from '#web/member/features/relations/actions/BookmarkButton.tsx'
import type { Origin } from '#web/member/features/relations/actions/button-set.ts'
import { MemberActions } from '#web/member/features/relations/actions/MemberActions.tsx'
import type { ListOrigin } from '#web/member/features/relations/actions/origin.ts'
import { ContactOutcome } from '#web/member/features/relations/contacts/ContactOutcome.tsx'
import { memberWords } from '#web/member/words.ts'
import { activityCountQuery } from '#web/session/queries.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { withCount } from '#web/ui/with-count.ts'
import { ActivityFoot } from './ActivityFoot.tsx'
import styles from './ActivityScreen.module.css'
import { ActivityTabs } from './ActivityTabs.tsx'
import { belongs, profileAddress, readStatus } from './activity-row.ts'
import { type ActivityTabName, activityTabOf } from './activity-tabs.ts'
import { activityQuery } from './queries.ts'
import { StatusLinks } from './StatusLinks.tsx'
import { useAccepted } from './use-accepted.ts'
import type { ActivityRow } from './wire.ts'
import { activityWords, emptyWords } from './words.ts'

/** The tabs whose cards have buttons of their own. */
const origins: Partial<Record<ActivityTabName, Origin>> = {
  shortlisted: 'shortlisted',
  interestSent: 'interest-sent',
  interestReceived: 'interest-received',
  blockedUsers: 'blocked',
  reportedUsers: 'reported',
}
/** The origin stored with a profile that is opened from a tab. For an interest the address names it. */
const listOrigins: Partial<Record<ActivityTabName, ListOrigin>> = {
  shortlisted: 'shortlisted',
  blockedUsers: 'blocked',
  reportedUsers: 'reported',
}
function stateOf(tab: ActivityTabName) {
  const origin = listOrigins[tab]
  return origin ? { state: { origin } } : {}
}

/** One tab of My Activity. */
export function ActivityScreen({ tab }: { tab: ActivityTabName }) {
  const language = useLanguage()
  const t = activityWords(language)
  const words = memberWords(language)
  const viewer = useViewer()
  const gender = otherSide(viewer.gender)
  const { href, count, statusCounts } = activityTabOf(tab)
  const { data: counts } = useQuery(activityCountQuery)
  const isPhone = !useMedia(abovePhone)
  // Interests, contacts and the like stay rows: there one acts.
  const hasFaces = tab === 'recentlyViewed' || tab === 'shortlisted'
  const [chosen, choose] = useListView()
  const view = hasFaces ? chosen : 'FACTS'
  const { data, ...state } = useMemberList(
    `activity_${tab}`,
    view,
    ({ page, status }) => activityQuery(tab, { page, status: readStatus(status) }),
    {
      title: tab,
      familyOf: (row: ActivityRow) => ({ ...familyOf(row.user), href: profileAddress(row), ...stateOf(tab) }),
      isDrawn: row => belongs(tab, status, row),
    },
  )
  const status = readStatus(state.status)
  const rows = data?.list.filter(row => belongs(tab, status, row))
  const { places, accept } = useAccepted(`${tab} ${status} ${state.page}`, rows)
  const cards = useRef(new Map<string, HTMLElement>())
  useFocusOnNextCard(places?.map(({ row }) => row.user.uuid) ?? [], uuid => {
    const link = cards.current.get(uuid ?? '')?.querySelector('a')
    ;(link ?? state.heading.current)?.focus({ preventScroll: true })
  })
  const rememberCard = (uuid: string, card: HTMLElement | null) => {
    if (card) cards.current.set(uuid, card)
    else cards.current.delete(uuid)
  }
  const { none, help } = emptyWords[tab](language)
  const others = gender === 'F' ? ('allBrides' as const) : ('allGrooms' as const)
  const tabs = <ActivityTabs current={href} counts={counts} />
  return (
    <>
      <ListHead
        back={{ href: '/dashboard', always: tab === 'recentlyViewed' }}
        title={isPhone ? withCount(language, words[tab], counts?.[count]) : words.myActivity}
        heading={state.heading}
        tools={isPhone ? tabs : null}
        toolsLabel={t.lists}
      >
        {hasFaces ? <ViewSwitch view={view} onChoose={choose} /> : null}
      </ListHead>
      {isPhone ? null : tabs}
      <div className={styles.above}>
        <StatusLinks
          tab={tab}
          current={status}
          counts={counts}
          hrefOf={to => writeListAddress(href, { page: 1, maritalStatus: '', status: to })}
          onOpen={state.openStatus}
        />
        {tab === 'interestReceived' ? <Notice>{t.doNotWait}</Notice> : null}
      </div>
      <ListBody
        state={state}
        rows={places?.length}
        empty={{
          message: none,
          help,
          // A member who has blocked or reported nobody is not invited to look for somebody.
          action:
            tab === 'blockedUsers' || tab === 'reportedUsers' ? (
              <ButtonLink href="/dashboard">{words.toDashboard}</ButtonLink>
            ) : gender ? (
              <ButtonLink href={gender === 'F' ? '/all-bride' : '/all-grooms'}>{words[others]}</ButtonLink>
            ) : null,
        }}
        skeleton={<FamilySkeletons view={view} />}
      >
        <BesidePane
          members={hasFaces ? (places ?? []).map(({ row }) => row.user) : []}
          pane={member => (
            <FamilyPane member={member} gender={gender}>
              <MemberActions member={member} shape="calm" />
            </FamilyPane>
          )}
        >
          <Families
            view={view}
            rows={places ?? []}
            aside={
              tab === 'shortlisted' && places?.length ? <ButtonLink href="/compare">{t.compare}</ButtonLink> : null
            }
            face={({ row }, place) => (
              <MemberTile
                key={row.user.uuid}
                ref={card => rememberCard(row.user.uuid, card)}
                member={row.user}
                gender={gender}
                href={profileAddress(row)}
                {...stateOf(tab)}
                place={place}
                bookmark={tabIndex => <BookmarkButton member={row.user} tabIndex={tabIndex} />}
              />
            )}
            facts={({ row, height }) =>
              height !== null ? (
                <AcceptedStrip key={row.user.uuid} member={row.user} height={height} />
              ) : (
                <MemberCard
                  key={row.user.uuid}
                  ref={card => rememberCard(row.user.uuid, card)}
                  member={row.user}
                  gender={gender}
                  href={profileAddress(row)}
                  {...stateOf(tab)}
                  extra={tab === 'interestSent' && status !== 'PENDING' ? [[t.gan, orMissing(row.user.gan?.name)]] : []}
                >
                  <ActivityFoot
                    tab={tab}
                    row={row}
                    outcome={
                      row.contact ? (
                        <ContactOutcome memberId={row.user.uuid} surname={row.user.last_name} {...row.contact} />
                      ) : null
                    }
                  >
                    <MemberActions
                      member={row.user}
                      shape="card"
                      origin={origins[tab] ?? null}
                      status={statusCounts ? status : null}
                      reason={row.reason}
                      onDone={(action, relation) => {
                        if (action === 'ACCEPT' && tab === 'interestReceived')
                          accept(withRelation(row, relation), cards.current.get(row.user.uuid)?.offsetHeight ?? 0)
                      }}
                    />
                  </ActivityFoot>
                </MemberCard>
              )
            }
          />
        </BesidePane>
      </ListBody>
    </>
  )
}

/** When the card with the focus leaves the list, the focus moves to the card that took its place. */
function useFocusOnNextCard(drawn: readonly string[], focusCard: (uuid: string | undefined) => void): void {
  const before = useRef(drawn)
  const focus = useEffectEvent(focusCard)
  useEffect(() => {
    const removedAt = before.current.findIndex((uuid, at) => uuid !== drawn[at])
    if (drawn.length < before.current.length && removedAt >= 0 && document.activeElement === document.body)
      focus(drawn[Math.min(removedAt, drawn.length - 1)])
    before.current = drawn
  }, [drawn])
}
