import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { meQuery } from '#web/session/queries.ts'

/** Almost nobody is asked, so the dialog loads only when it is needed. */
const ConsentDialog = lazyPart(() => import('#web/access/consent/ConsentDialog.tsx'))

/** The screens on which a family can read and correct an imported biodata before it agrees. */
const ownBiodata = ['/my-profile', '/edit-profile', '/my-profile-view']

/**
 * Asks a family whose biodata came from an imported register before anything else: it never registered by itself. In the
 * settings everything can be downloaded or deleted without it. Everybody else is asked by a note on the dashboard.
 */
export function ConsentQuestion({ path }: { path: string }) {
  const { data: member } = useQuery(meQuery)
  if (member?.asks_consent !== 'Y' || member.came_by !== 'IMPORT') return null
  if (path.startsWith('/my-settings') || ownBiodata.includes(path)) return null
  return <ConsentDialog isFromRegister />
}
