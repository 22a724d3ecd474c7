import { memberForms } from '#contract/families/second-script.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { presenterOfForms } from '#server/features/families/profile-fields/second-script.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { accessMessages } from '../accounts/words.ts'
import { noteUse } from '../sessions/queries.ts'
import { profilesOf, switchSession } from './queries.ts'

const presentNames = presenterOfForms(memberForms, ['first_name', 'last_name'])

/** Shows a person the profiles they act for, and goes over to another of them. */
export function personProfileHandlers({
  db,
  forgetSessions,
}: Pick<AccessDependencies, 'db' | 'forgetSessions'>): HandlersOf<'ownProfiles' | 'switchProfile'> {
  return {
    async ownProfiles({ viewer }) {
      const profiles = await profilesOf(db, viewer.personId)
      const list = profiles.map(({ id, status, second_script, ...named }) => ({
        uuid: id,
        ...named,
        ...presentNames(second_script),
        is_current: id === viewer.id ? (1 as const) : (0 as const),
        is_open: status === 'suspended' ? ('N' as const) : ('Y' as const),
      }))
      return { count: list.length, list, next_offset: null }
    },

    async switchProfile({ input, viewer, language, now }) {
      const uuid = input.uuid.toLowerCase()
      if (!(await switchSession(db, viewer.sessionHash, uuid, now))) throw new Refusal('not_found')
      await noteUse(db, uuid, dayInIndia(now))
      forgetSessions(viewer.id)
      return { message: accessMessages(language).profileSwitched }
    },
  }
}
