import { call } from '#web/api/client.ts'
import { officeClient, staffQuery } from '#web/office/queries.ts'

/** Ends the session. Nothing that was read in it stays in memory for whoever sits down next. */
export async function logOut(): Promise<void> {
  await call('POST /office/logout', {})
  forgetSession()
}

export function forgetSession(): void {
  officeClient.setQueryData(staffQuery.queryKey, null)
  // The query of who is logged in stays itself: the shell would not hear of a new one.
  const [staffKey] = staffQuery.queryKey
  officeClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== staffKey })
}
