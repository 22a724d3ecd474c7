import type { Db } from '#server/db/open.ts'
import { membershipsFrom } from '#server/features/memberships/queries.ts'
import { runningMembership } from '#server/features/memberships/rules.ts'
import { ownPhotoLink } from '#server/features/photos/present-photos.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentCurrentMember } from './present.ts'
import { readMember } from './queries.ts'

export function myProfileHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'me'> {
  return {
    async me({ viewer, now }) {
      const record = await readMember(db, viewer.id)
      return presentCurrentMember(
        record,
        runningMembership(membershipsFrom(record.memberships), now),
        record.photos.map(photo => ownPhotoLink(record, photo, 'page', secrets, now)),
      )
    },
  }
}
