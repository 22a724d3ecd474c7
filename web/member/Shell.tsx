import { Outlet } from '@tanstack/react-router'
import { Toaster } from '#web/ui/Toasts.tsx'
import { Frame } from './Frame.tsx'
import { Loading } from './Loading.tsx'
import { ScreenChange } from './ScreenChange.tsx'

export const Shell = () => (
  <>
    <Frame>
      <Outlet />
    </Frame>
    <ScreenChange />
    <Toaster />
  </>
)

/** Before the first screen's code has arrived: the router would otherwise draw the wait alone, without the frame. */
export const FirstWait = () => (
  <Frame>
    <Loading />
  </Frame>
)
