import { countsAsWord } from '#domain/relations/independent-families.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { type Limits, perDay } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { decide, openNumbers } from './queries.ts'
import { countNamers, reportNumbers } from './report.ts'
import { agentMessages, agentSentences } from './words.ts'

interface AgentDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
}

const reportsADay = perDay(20)

export const agentNumberHandlers = ({ db, secrets, limits }: AgentDependencies): HandlersOf<'reportNumber'> => ({
  async reportNumber({ input, viewer, device, language, now }) {
    await limits.countOrRefuse(`number reports ${viewer.id}`, reportsADay)
    const { joined_at: joinedAt } = await db
      .selectFrom('members')
      .select('joined_at')
      .where('id', '=', viewer.id)
      .executeTakeFirstOrThrow()
    const counts = countsAsWord({ joinedAt, verified: viewer.verified, onOwnDevice: false }, now)
    const named = { memberId: viewer.id, numbers: [input.number], counts, device, now }
    await db.transaction().execute(trx => reportNumbers(trx, secrets, named))
    return { message: agentMessages(language).noted }
  },
})

export const officeAgentNumberHandlers = ({
  db,
  secrets,
}: Omit<AgentDependencies, 'limits'>): HandlersOf<'agentNumbers' | 'decideAgentNumber'> => ({
  async agentNumbers({ now }) {
    const rows = await openNumbers(db, now)
    const families = await countNamers(
      db,
      rows.map(row => row.number_hash),
    )
    const list = rows.map(row => ({
      uuid: row.id,
      number: row.sealed ? secrets.open(Buffer.from(row.sealed)) : '',
      families: families.get(row.number_hash.toString('hex')) ?? 0,
      state: row.state === 'barred' ? ('BARRED' as const) : ('WAITING' as const),
      named_at: row.named_at.toISOString(),
      barred_until: row.barred_until?.toISOString() ?? null,
    }))
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
