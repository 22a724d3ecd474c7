import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MemberSummary, ProfileAction } from '#contract/finding/summary.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { isOfFittingAge } from '#domain/finding/fitting-age.ts'
import { keys, read, remove } from '#web/api/storage.ts'
import { LatestMembers } from '#web/member/features/finding/lists/LatestMembers.tsx'
import { LatestMatches } from '#web/member/features/finding/matches/LatestMatches.tsx'
import { MemberActions } from '#web/member/features/relations/actions/MemberActions.tsx'
import { InstallOffer } from '#web/member/frame/install/InstallOffer.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { meQuery } from '#web/session/queries.ts'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { ActivityTiles } from './ActivityTiles.tsx'
import { AskCandidate, AskedCandidate } from './AskCandidate.tsx'
import styles from './DashboardScreen.module.css'
import { noticeLines } from './lines.tsx'
import { NextStep } from './NextStep.tsx'
import { NoticeLines } from './NoticeLines.tsx'
import { nextStepOf } from './next-step.ts'
import { OnLoadDialog } from './OnLoadDialog.tsx'
import { OwnBlock, OwnHead } from './OwnHead.tsx'
import { useToday } from './today.ts'

// The registration ends with a page load, so this is read once, before the mark is removed.
const isFirstDashboard = read(keys.welcome) !== null

/** After these, another family may be next. */
const answers: readonly ProfileAction[] = ['ACCEPT', 'ACCEPT_AGAIN', 'CONFIRM', 'REJECT']

export default function DashboardScreen() {
  const language = useLanguage()
  const isPhone = !useMedia(abovePhone)
  const { data: member, error, refetch } = useQuery(meQuery)
  const [isWelcomed] = useState(isFirstDashboard)
  useEffect(() => remove(keys.welcome), [])
  const [day] = useState(() => dayInIndia(new Date()))
  const { isReady, today, renew } = useToday()
  if (!member || !isReady) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  const lines = noticeLines(member, today?.candidate, language, day)
  const actions = (one: MemberSummary) => (
    <MemberActions member={one} shape="face" onDone={action => answers.includes(action) && void renew()} />
  )
  const step = nextStepOf(today?.step ?? null, member)
  // Who may not say yes is not led to answer.
  const asks = step === 'ANSWER' && member.logged_in.leaves_to_candidate === 'Y' ? today?.families[0] : undefined
  return (
    <>
      <OwnHead member={member} isPhone={isPhone} />
      <div className={styles.now}>
        <NoticeLines lines={lines} />
        {asks ? (
          <AskCandidate family={asks} count={today?.count ?? 1} member={member} onAnswered={renew} />
        ) : step ? (
          <NextStep
            step={step}
            member={member}
            today={today}
            isWelcomed={isWelcomed}
            onAnswered={renew}
            isLow={lines.length > 1}
          />
        ) : null}
        <AskedCandidate asked={today?.asked ?? []} member={member} />
        <ActivityTiles />
      </div>
      <LatestMembers
        list="newlyJoined"
        href="/view-new-joined-member"
        actions={actions}
        {...(isWelcomed && {
          isWanted: ({ dob }) => isOfFittingAge({ gender: member.gender, born: member.dob }, dob),
        })}
      />
      <LatestMembers list="visitors" href="/view-profile-visitors" actions={actions} />
      {isPhone ? <OwnBlock member={member} /> : null}
      <LatestMatches />
      {/* The browser says late whether it can be installed, and what stands above must not move for that. */}
      <InstallOffer />
      {member.asks_consent === 'N' ? <OnLoadDialog member={member} isWelcomed={isWelcomed} /> : null}
    </>
  )
}
