import { useQuery } from '@tanstack/react-query'
import { meQuery } from '#web/api/queries.ts'
import { LatestMembers } from '#web/member/features/lists/LatestMembers.tsx'
import { Failure } from '#web/member/frame/Failure.tsx'
import { Loading } from '#web/member/frame/Loading.tsx'
import { ActivityTiles } from './ActivityTiles.tsx'
import { Greeting } from './Greeting.tsx'
import { OnLoadDialog } from './OnLoadDialog.tsx'

export default function DashboardScreen() {
  const { data: member, error, refetch } = useQuery(meQuery)
  if (!member) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <>
      <Greeting member={member} />
      <ActivityTiles />
      <LatestMembers list="newlyJoined" href="/view-new-joined-member" />
      <LatestMembers list="visitors" href="/view-profile-visitors" />
      <OnLoadDialog member={member} />
    </>
  )
}
