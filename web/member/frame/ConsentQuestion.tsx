import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { meQuery } from '#web/session/queries.ts'

/** Almost nobody is asked, so the question is loaded only then. */
const ConsentDialog = lazy(() => import('#web/access/consent/ConsentDialog.tsx'))

/** Where a family reads and corrects what the provider brought along, before it agrees. */
const ownBiodata = ['/my-profile', '/edit-profile', '/my-profile-view']

/** Asks for a consent that is missing, before anything else. Under Settings everything can be downloaded or deleted without it. */
export function ConsentQuestion({ path }: { path: string }) {
  const { data: member } = useQuery(meQuery)
  if (member?.asks_consent !== 'Y' || path.startsWith('/my-settings')) return null
  const isFromRegister = member.came_by === 'IMPORT'
  if (isFromRegister && ownBiodata.includes(path)) return null
  return (
    <Suspense>
      <ConsentDialog isFromRegister={isFromRegister} />
    </Suspense>
  )
}
