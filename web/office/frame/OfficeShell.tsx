import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { LoginScreen } from '#web/office/frame/staff-login/LoginScreen.tsx'
import { staffQuery } from '#web/office/queries.ts'
import { screensFor } from '#web/office/screens.ts'
import { NoAnswerYet } from '../parts/NoAnswerYet.tsx'
import { Frame } from './Frame.tsx'
import { IdleWatch } from './IdleWatch.tsx'

/** The screens of the office, or the login where there is no session. The address stays, so that the login returns to it. */
export function OfficeShell() {
  const { data: staff, error, refetch } = useQuery(staffQuery)
  // The address of the screen that is drawn: the next one's comes before its files, and would draw this screen for a moment.
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  const home = staff ? screensFor(staff.role)[0]?.path : undefined
  return (
    // The key resets the frame for another login, so that an open menu is closed.
    <Frame key={staff ? staff.email : ''} staff={staff ?? null}>
      {staff ? (
        <>
          <IdleWatch />
          {/* Whoever has no part in the office's day begins at the first screen that they have. */}
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
