import { tellFailure } from '#web/session/session.ts'
import { toast } from '#web/ui/Toasts.tsx'

/** Sends a change and shows how it went. The page is refetched either way, because it may have been outdated before. */
export async function sendChange(
  send: () => Promise<{ message: string }>,
  refresh: () => Promise<unknown>,
): Promise<boolean> {
  try {
    const { message } = await send()
    await refresh()
    toast.success(message)
    return true
  } catch (error) {
    tellFailure(error)
    await refresh()
    return false
  }
}
