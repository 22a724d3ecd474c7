import { useQuery } from '@tanstack/react-query'
import type { MemberSummary } from '#contract/summary.ts'
import { meQuery } from '#web/api/queries.ts'
import { MemberActions } from '#web/member/features/actions/MemberActions.tsx'
import { LatestMembers } from '#web/member/features/lists/LatestMembers.tsx'
import { Failure } from '#web/member/frame/Failure.tsx'
import { Loading } from '#web/member/frame/Loading.tsx'
import { ActivityTiles } from './ActivityTiles.tsx'
import { Greeting } from './Greeting.tsx'
import { OnLoadDialog } from './OnLoadDialog.tsx'

const actions = (member: MemberSummary) => <MemberActions member={member} shape="calm" />

export default function DashboardScreen() {
  const { data: member, error, refetch } = useQuery(meQuery)
  if (!member) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <>
      <Greeting member={member} />
      <ActivityTiles />
      <LatestMembers list="newlyJoined" href="/view-new-joined-member" actions={actions} />
      <LatestMembers list="visitors" href="/view-profile-visitors" actions={actions} />
      <OnLoadDialog member={member} />
    </>
  )
}
