import { countsAsWord } from '#domain/relations/independent-families.ts'
import type { Db } from '#server/db/open.ts'
import { loggedInFrom } from '#server/features/access/known-devices/queries.ts'
import { reportNumbers, withdrawReports } from '#server/features/relations/agent-numbers/report.ts'
import { shownNumbers } from '#server/features/relations/contacts/present.ts'
import { readContact } from '#server/features/relations/contacts/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { complaintOfMoney } from './asked-for-money.ts'
import { outcomesADay } from './limits.ts'
import { outcomeOf } from './present.ts'
import { earlierWord, ownWords, readSpeaker, type Word, writeOutcome } from './queries.ts'
import { mayComplain } from './rules.ts'
import { outcomeMessages } from './words.ts'

export function contactOutcomeHandlers({
  db,
  secrets,
  limits,
}: {
  db: Db
  secrets: Secrets
  limits: Limits
}): HandlersOf<'contactOutcome'> {
  return {
    async contactOutcome({ input, viewer, device, address, language, now }) {
      const viewedId = input.uuid.toLowerCase()
      await limits.countOrRefuse(`contact outcomes ${viewer.id}`, outcomesADay)
      const speaker = await readSpeaker(db, viewer.id, viewedId)
      // A contact that the family has not opened is answered like one that does not exist.
      if (!speaker) throw new Refusal('not_found')
      const outcome = outcomeOf(input.outcome)
      const { joined_at: joinedAt, person_ids: people } = speaker
      const asked = device ? people.map(personId => ({ personId, device })) : []
      const isOwn = asked.length > 0 ? await loggedInFrom(db, secrets, asked) : null
      const onOwnDevice = asked.some(one => isOwn?.(one.personId, one.device))
      const word = {
        viewerId: viewer.id,
        viewedId,
        outcome,
        counts: countsAsWord({ joinedAt, verified: viewer.verified, onOwnDevice }, now),
        deviceHash: device ? secrets.lastingHash(`device of a contact outcome ${device}`) : null,
        now,
      }
      const before = (await ownWords(db, viewer.id, [viewedId])).get(viewedId)?.outcome
      const complaint =
        outcome === 'money' && before !== 'money'
          ? await complaintOfMoney(
              { db, limits },
              { viewerId: viewer.id, about: speaker.registration_no, address, language },
            )
          : null
      const number = await db.transaction().execute(async trx => {
        const earlier = await earlierWord(trx, word)
        const isComplaint = complaint !== null && mayComplain(earlier, now)
        await writeOutcome(trx, { ...word, isComplaint })
        if (outcome === 'agent' || earlier?.outcome === 'agent') await nameAgent(trx, secrets, word, device)
        return isComplaint ? complaint(trx, secrets, now) : null
      })
      const t = outcomeMessages(language)
      return { message: number ? t.complained(number) : t.noted, outcome: input.outcome, complaint: number }
    },
  }
}

/**
 * Counts 'an agent answered' like a report of each number that the family reads there. A later word about the contact takes it
 * back. Whether an interest was accepted is not asked: a number that waits for that was not called.
 */
async function nameAgent(
  trx: Db,
  secrets: Secrets,
  word: Omit<Word, 'isComplaint'>,
  device: string | null,
): Promise<void> {
  const { viewerId: memberId, counts, now } = word
  const numbers = shownNumbers(await readContact(trx, word.viewedId, { isAccepted: false }))
  if (word.outcome === 'agent') await reportNumbers(trx, secrets, { memberId, numbers, counts, device, now })
  else await withdrawReports(trx, secrets, memberId, numbers)
}
