import { useQuery } from '@tanstack/react-query'
import { meQuery } from '#web/api/queries.ts'
import { Failure } from '#web/member/Failure.tsx'
import { Loading } from '#web/member/Loading.tsx'
import { Completeness } from './Completeness.tsx'
import { Greeting } from './Greeting.tsx'

export default function DashboardScreen() {
  const { data: member, error, refetch } = useQuery(meQuery)
  if (!member) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <>
      <Greeting member={member} />
      <Completeness percentage={member.profile_percentage} />
    </>
  )
}
