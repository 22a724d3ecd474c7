import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { LoginScreen } from '#web/office/frame/staff-login/LoginScreen.tsx'
import { mayCall } from '#web/office/may.ts'
import { type LoggedIn, staffQuery } from '#web/office/queries.ts'
import { screensFor } from '#web/office/screens.ts'
import { NoAnswerYet } from '../parts/NoAnswerYet.tsx'
import { Frame } from './Frame.tsx'
import { IdleWatch } from './IdleWatch.tsx'

/** An ADMIN of a site that is not open yet begins at Set-up, and whoever has no part in the office's day at their first screen. */
const firstScreen = ({ role, is_open }: LoggedIn) =>
  !is_open && mayCall(role, { officeSetup: 'admin' }) ? '/office/setup' : screensFor(role)[0]?.path

/** The screens of the office, or the login where there is no session. The address stays, so that the login returns to it. */
export function OfficeShell() {
  const { data: staff, error, refetch } = useQuery(staffQuery)
  // The address of the screen that is drawn: the next one's comes before its files, and would draw this screen for a moment.
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  const home = staff ? firstScreen(staff) : undefined
  return (
    // The key resets the frame for another login, so that an open menu is closed.
    <Frame key={staff ? staff.email : ''} staff={staff ?? null}>
      {staff ? (
        <>
          <IdleWatch />
          {path === '/office' && home && home !== path ? <Navigate to={home as string} replace /> : <Outlet />}
        </>
      ) : staff === null ? (
        <LoginScreen />
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </Frame>
  )
}
