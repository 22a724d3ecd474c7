import { dayMs } from '#domain/durations.ts'
import { eraseDeparted } from '#server/features/families/leaving/erase.ts'
import { eraseFiles } from '#server/features/shared/stored-files/erase-files.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { tablesWith } from './find-planted.ts'
import { memoryFiles } from './memory-files.ts'
import { signupPassword } from './signup-request.ts'
import type { TestWorld } from './world.ts'

/** Lets members leave, and reads what remains of them as the days pass. */
export function departuresIn(world: TestWorld) {
  return {
    leaves: ({ token }: { token: string }, password = signupPassword) =>
      world.call('deleteMe', { password }, { token }),
    numberOf: async ({ id }: { id: string }) =>
      (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
        .registration_no,
    sealing: () => ({ db: world.db, secrets: world.secrets, files: memoryFiles(world.files) }),
    /** Without the changes of the last hours, which go by the real clock, and the mark that a key was destroyed. */
    tablesNaming: async (...members: { id: string }[]) => {
      const ids = members.map(({ id }) => id)
      return (await tablesWith(world.db, ids)).filter(name => name !== 'member_changes' && name !== 'member_keys')
    },
    /** What the jobs do over the days. */
    async passes(days: number) {
      await world.events.flush()
      world.clock.passes(days * dayMs)
      const now = world.clock.now()
      await deleteExpired(world.db, now)
      await eraseDeparted(world.db, now)
      await eraseFiles(world.db, memoryFiles(world.files))
    },
  }
}
