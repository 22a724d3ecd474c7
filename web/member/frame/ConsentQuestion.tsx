import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { meQuery } from '#web/session/queries.ts'

/** Almost nobody is asked, so the dialog loads only when it is needed. */
const ConsentDialog = lazy(() => import('#web/access/consent/ConsentDialog.tsx'))

/** The screens on which a family can read and correct an imported biodata before it agrees. */
const ownBiodata = ['/my-profile', '/edit-profile', '/my-profile-view']

/** Asks for a missing consent before anything else. In the settings everything can be downloaded or deleted without it. */
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
