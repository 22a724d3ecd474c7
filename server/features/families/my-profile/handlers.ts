import { ownPhotoLink } from '#server/features/families/photos/present.ts'
import { membershipsFrom } from '#server/features/money/memberships/queries.ts'
import { runningMembership } from '#server/features/money/memberships/rules.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type EditDependencies, editHandlers } from './edit-handlers.ts'
import { presentCurrentMember } from './present.ts'
import { readMember } from './queries.ts'

interface MyProfileDependencies extends EditDependencies {
  secrets: Secrets
}

export function myProfileHandlers(
  dependencies: MyProfileDependencies,
): HandlersOf<'me' | 'editProfile' | 'removeProperty'> {
  const { db, secrets, masterData } = dependencies
  return {
    async me({ viewer, language, now }) {
      const record = await readMember(db, viewer.id)
      const data = await masterData()
      return presentCurrentMember(record, {
        data,
        nameOf: namesIn(data, language),
        membership: runningMembership(membershipsFrom(record.memberships), now),
        photoLinks: record.photos.map(photo => ownPhotoLink(record, photo, 'page', secrets, now)),
      })
    },
    ...editHandlers(dependencies),
  }
}
