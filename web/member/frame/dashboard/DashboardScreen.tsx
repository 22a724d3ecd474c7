import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { isOfFittingAge } from '#domain/finding/fitting-age.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { keys, read, remove } from '#web/api/storage.ts'
import { CandidateNotice } from '#web/member/features/families/candidate-consent/CandidateNotice.tsx'
import { LatestMembers } from '#web/member/features/finding/lists/LatestMembers.tsx'
import { LatestMatches } from '#web/member/features/finding/matches/LatestMatches.tsx'
import { MemberActions } from '#web/member/features/relations/actions/MemberActions.tsx'
import { InstallOffer } from '#web/member/frame/install/InstallOffer.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { PausedNotice } from '#web/member/parts/PausedNotice.tsx'
import { UnreachableNotice } from '#web/member/parts/UnreachableNotice.tsx'
import { WaitingRequestNotice } from '#web/member/parts/WaitingRequestNotice.tsx'
import { meQuery } from '#web/session/queries.ts'
import { ActivityTiles } from './ActivityTiles.tsx'
import { useAboveCards } from './above-cards.ts'
import { ConsentNotice } from './ConsentNotice.tsx'
import { Greeting } from './Greeting.tsx'
import { NextStep } from './NextStep.tsx'
import { OnLoadDialog } from './OnLoadDialog.tsx'
import { ShownLine } from './ShownLine.tsx'
import { WaitingFamilies } from './WaitingFamilies.tsx'
import { Welcome } from './Welcome.tsx'

// The registration ends with a page load, so this is read once, before the mark is removed.
const isFirstDashboard = read(keys.welcome) !== null

const AccessNotice = lazyPart(() => import('#web/member/parts/AccessNotice.tsx'))
const AskedNotice = lazyPart(() => import('#web/member/parts/AskedNotice.tsx'))
const actions = (member: MemberSummary) => <MemberActions member={member} shape="card" />

export default function DashboardScreen() {
  const { data: member, error, refetch } = useQuery(meQuery)
  const [isWelcomed] = useState(isFirstDashboard)
  useEffect(() => remove(keys.welcome), [])
  const isReady = useAboveCards()
  if (!member || !isReady) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <>
      <PausedNotice member={member} />
      <WaitingRequestNotice member={member} />
      {member.access_added_at || member.family_invitations.length > 0 ? <AccessNotice member={member} /> : null}
      <UnreachableNotice member={member} />
      {member.asked.length > 0 ? <AskedNotice member={member} /> : null}
      <ConsentNotice member={member} />
      <CandidateNotice />
      <Greeting member={member} />
      {isWelcomed ? <Welcome /> : null}
      <NextStep member={member} />
      <WaitingFamilies actions={actions} />
      <div className="stack-3">
        <ActivityTiles />
        <ShownLine />
      </div>
      <LatestMatches actions={actions} />
      {/* The browser says late whether it can be installed, and what stands above must not move for that. */}
      <InstallOffer />
      <LatestMembers
        list="newlyJoined"
        href="/view-new-joined-member"
        actions={actions}
        {...(isWelcomed && {
          isWanted: ({ dob }) => isOfFittingAge({ gender: member.gender, born: member.dob }, dob),
        })}
      />
      <LatestMembers list="visitors" href="/view-profile-visitors" actions={actions} />
      {member.asks_consent === 'N' ? <OnLoadDialog member={member} isWelcomed={isWelcomed} /> : null}
    </>
  )
}
