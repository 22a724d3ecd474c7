import { call } from '#web/api/client.ts'
import { officeClient, staffQuery } from '#web/office/queries.ts'

/** Ends the session, and clears all data from memory before somebody else uses the page. */
export async function logOut(): Promise<void> {
  await call('POST /office/logout', {})
  forgetSession()
}

export function forgetSession(): void {
  officeClient.setQueryData(staffQuery.queryKey, null)
  // The staff query itself is not removed, because the shell observes it and would miss a new one.
  const [staffKey] = staffQuery.queryKey
  officeClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== staffKey })
}
