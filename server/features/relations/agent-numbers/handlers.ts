import { countIndependent, countsAsWord, familiesNeeded } from '#domain/relations/independent-families.ts'
import type { Db } from '#server/db/open.ts'
import { mobileIdentity } from '#server/features/access/accounts/identity.ts'
import { sharedAmong } from '#server/features/access/accounts/shared-contacts.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { type Limits, perDay } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { numberHash } from './bars.ts'
import { decide, maySpeakOf, openNumbers, queueNumber, readNamers, writeReport } from './queries.ts'
import { agentMessages, agentSentences } from './words.ts'

interface AgentDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
}

const reportsADay = perDay(20)

/** How many independent families name a number. */
async function countNamers(db: Db, hash: Buffer): Promise<number> {
  const namers = await readNamers(db, hash)
  const shared = await sharedAmong(db, namers)
  return countIndependent(
    namers.map(({ id }) => id),
    shared,
    null,
  )
}

export const agentNumberHandlers = ({ db, secrets, limits }: AgentDependencies): HandlersOf<'reportNumber'> => ({
  async reportNumber({ input, viewer, device, language, now }) {
    await limits.countOrRefuse(`number reports ${viewer.id}`, reportsADay)
    const { digits, dialCode } = mobileIdentity(input.number, null)
    const hash = numberHash(secrets, input.number)
    const { joined_at: joinedAt } = await db
      .selectFrom('members')
      .select('joined_at')
      .where('id', '=', viewer.id)
      .executeTakeFirstOrThrow()
    const mayCount = countsAsWord({ joinedAt, verified: viewer.verified, onOwnDevice: false }, now)
    const counts = mayCount && (await maySpeakOf(db, viewer.id, digits))
    const deviceHash = device ? secrets.lastingHash(`device of a number report ${device}`) : null
    await db.transaction().execute(async trx => {
      await writeReport(trx, { hash, memberId: viewer.id, counts, deviceHash, now })
      if ((await countNamers(trx, hash)) >= familiesNeeded)
        await queueNumber(trx, { hash, sealed: secrets.seal(`${dialCode} ${digits}`), now })
    })
    return { message: agentMessages(language).noted }
  },
})

export const officeAgentNumberHandlers = ({
  db,
  secrets,
}: Omit<AgentDependencies, 'limits'>): HandlersOf<'agentNumbers' | 'decideAgentNumber'> => ({
  async agentNumbers({ now }) {
    const list = []
    for (const row of await openNumbers(db, now))
      list.push({
        uuid: row.id,
        number: row.sealed ? secrets.open(Buffer.from(row.sealed)) : '',
        families: await countNamers(db, Buffer.from(row.number_hash)),
        state: row.state === 'barred' ? ('BARRED' as const) : ('WAITING' as const),
        named_at: row.named_at.toISOString(),
        barred_until: row.barred_until?.toISOString() ?? null,
      })
    return { list }
  },

  async decideAgentNumber({ input: { uuid, reason, decision }, staff, language, now, inAct }) {
    const isBarred = decision === 'BAR'
    await inAct(async trx => {
      if (!(await decide(trx, { id: uuid.toLowerCase(), staffId: staff.id, isBarred, now })))
        throw new Refusal('conflict', { sentence: agentSentences.decided })
      return { act: isBarred ? 'agent_number_barred' : 'agent_number_cleared', reason }
    })
    const t = agentMessages(language)
    return { message: isBarred ? t.barred : t.cleared }
  },
})
