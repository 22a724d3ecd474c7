import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { alertWords, troubleLetter } from '#server/features/office/messages/trouble-letter.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type Check, type Finding, type FindingId, isKnownFinding } from './finding.ts'
import { findingWords } from './words.ts'

/** A gateway that does not answer for a moment is not worth a letter. */
const tellAfterMinutes: Partial<Record<FindingId, number>> = { gateway_away: 10, smtp_away: 10, sms_away: 10 }

interface CheckRun {
  /** Empty for the whole service. */
  node: string
  checks: readonly Check[]
  findings: readonly Finding[]
  now: Date
}
interface AlertDependencies {
  db: Db
  secrets: Secrets
  config: Pick<Config, 'alertEmail' | 'publicUrl' | 'officeUrl'>
}
interface Trouble {
  id: FindingId
  node: string
  detail: string
  since: Date
}

const isFoundBy = (checks: readonly Check[]) => {
  const names = new Set(checks.map(check => check.name))
  return (id: string) => names.has(id.split('_')[0] ?? '')
}

/**
 * Notes what the checks found, and writes a letter when a trouble begins and another when it is over. The letter and its note
 * are one transaction, so that a node that dies sends a letter neither twice nor never.
 */
export async function noteTroubles(
  dependencies: AlertDependencies,
  { node, checks, findings, now }: CheckRun,
): Promise<void> {
  const isOfTheseChecks = isFoundBy(checks)
  await dependencies.db.transaction().execute(async trx => {
    const before = await trx.selectFrom('troubles').selectAll().where('node', '=', node).forUpdate().execute()
    for (const { id, detail = '' } of findings) {
      const minutes = tellAfterMinutes[id] ?? 0
      const since = before.find(row => row.id === id)?.since ?? now
      const isOld = now.getTime() - since.getTime() >= minutes * 60_000
      const isTold = before.some(row => row.id === id && row.told_at !== null)
      const isNew = isOld && !isTold
      if (isNew) await writeLetter(trx, dependencies, 'begun', { id, node, detail, since }, now)
      await trx
        .insertInto('troubles')
        .values({ node, id, detail, since, seen_at: now, told_at: isNew ? now : null })
        .onConflict(conflict =>
          conflict.columns(['node', 'id']).doUpdateSet({ detail, seen_at: now, ...(isNew && { told_at: now }) }),
        )
        .execute()
    }
    const over = before.filter(row => isOfTheseChecks(row.id) && !findings.some(finding => finding.id === row.id))
    for (const { id, detail, since, told_at } of over) {
      if (told_at && isKnownFinding(id)) await writeLetter(trx, dependencies, 'over', { id, node, detail, since }, now)
      await trx.deleteFrom('troubles').where('node', '=', node).where('id', '=', id).execute()
    }
  })
}

async function writeLetter(
  trx: Db,
  { secrets, config }: AlertDependencies,
  what: 'begun' | 'over',
  { id, node, detail, since }: Trouble,
  now: Date,
): Promise<void> {
  if (!config.alertEmail) return
  const office = `${config.officeUrl ?? config.publicUrl}/office/health`
  const sentence = (language: Language) =>
    [node && alertWords(language).onNode(node), findingWords(language)[id](detail)].filter(Boolean).join('\n')
  await writeToOutbox(
    trx,
    secrets,
    {
      channel: 'EMAIL',
      eventKey: `trouble ${what} ${node} ${id} ${since.toISOString()}`,
      template: what === 'over' ? 'trouble_over' : 'trouble',
      ownerId: null,
      to: config.alertEmail,
      ...troubleLetter(what, sentence, office),
    },
    now,
  )
}
