import { numberHash } from '#server/features/relations/agent-numbers/bars.ts'
import { decide, queueNumber } from '#server/features/relations/agent-numbers/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { TestDatabase } from './members.ts'

/** Staff have barred a number as an agent's, which two families had named. */
export async function barsNumber(
  { db, secrets, clock }: TestDatabase & { secrets: Secrets },
  staff: { id: string },
  number: string,
): Promise<void> {
  const now = clock.now()
  const hash = numberHash(secrets, number)
  await queueNumber(db, { hash, sealed: secrets.seal(number), now })
  const { id } = await db
    .selectFrom('agent_numbers')
    .select('id')
    .where('number_hash', '=', hash)
    .executeTakeFirstOrThrow()
  await decide(db, { id, staffId: staff.id, isBarred: true, now })
}
