import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { LoginScreen } from '#web/office/frame/staff-login/LoginScreen.tsx'
import { staffQuery } from '#web/office/queries.ts'
import { NoAnswerYet } from '../parts/NoAnswerYet.tsx'
import { Frame } from './Frame.tsx'
import { IdleWatch } from './IdleWatch.tsx'

/** The screens of the office, or the login where there is no session. The address stays, so that the login returns to it. */
export function OfficeShell() {
  const { data: staff, error, refetch } = useQuery(staffQuery)
  return (
    // The key resets the frame for another login, so that an open menu is closed.
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
