import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { LoginScreen } from '#web/office/frame/staff-login/LoginScreen.tsx'
import { staffQuery } from '#web/office/queries.ts'
import { NoAnswerYet } from '../parts/NoAnswerYet.tsx'
import { Frame } from './Frame.tsx'
import { IdleWatch } from './IdleWatch.tsx'

/** The screens of the office, or without a session the login in their place: the address stays, and so one returns to it. */
export function OfficeShell() {
  const { data: staff, error, refetch } = useQuery(staffQuery)
  return (
    // With another login the frame begins anew: a menu that was open is closed.
    <Frame key={staff ? staff.email : ''} staff={staff ?? null}>
      {staff ? (
        <>
          <IdleWatch />
          <Outlet />
        </>
      ) : staff === null ? (
        <LoginScreen />
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </Frame>
  )
}
