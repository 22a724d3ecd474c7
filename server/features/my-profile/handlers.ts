import type { Db } from '#server/db/open.ts'
import { readMemberships } from '#server/features/memberships/queries.ts'
import { runningMembership } from '#server/features/memberships/rules.ts'
import { photoLink } from '#server/features/photos/links.ts'
import { readPhotos } from '#server/features/photos/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentCurrentMember } from './present.ts'
import { readMember } from './queries.ts'

export function myProfileHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'me'> {
  return {
    async me({ viewer, now }) {
      const photos = await readPhotos(db, viewer.id)
      return presentCurrentMember(
        await readMember(db, viewer.id),
        runningMembership(await readMemberships(db, viewer.id), now),
        photos.map(photo => photoLink(secrets, photo.id, 'page', now)),
      )
    },
  }
}
