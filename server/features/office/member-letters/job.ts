import type { MemberLetterKind } from '#domain/office/member-letters.ts'
import type { EmailName } from '#domain/telling/messages.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { type BothLetters, letterIn } from '#server/features/shared/site-content/fill-letter.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { finishIfTold, markTold } from '#server/features/telling/deliveries/letter-portions.ts'
import { mailIfWanted } from '#server/features/telling/deliveries/mail-member.ts'
import type { Clock } from '#server/ports/clock.ts'

interface SendDependencies extends ChannelSettings {
  db: Db
}

const portion = 50
const templates = {
  written: 'office_letter',
  photo: 'photo_reminder',
  login: 'login_reminder',
} as const satisfies Record<MemberLetterKind, EmailName>

interface OpenLetter {
  id: string
  kind: MemberLetterKind
  text: BothLetters
}

/**
 * Writes to the next families of a letter. The messages and the marks are one transaction: if a node dies, the next one writes to
 * the whole portion. A second node takes other rows. Members who were paused or suspended meanwhile are left out.
 */
async function writePortion({ db, ...settings }: SendDependencies, letter: OpenLetter, now: Date): Promise<number> {
  return db.transaction().execute(async trx => {
    const rows = await trx
      .selectFrom('letter_members')
      .innerJoin('members', 'members.id', 'letter_members.member_id')
      .select(['letter_members.id', 'letter_members.member_id', 'members.status'])
      .where('letter_id', '=', letter.id)
      .where('told_at', 'is', null)
      .orderBy('letter_members.id')
      .limit(portion)
      .forUpdate('letter_members')
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    for (const { id: eventId, member_id: memberId, status } of rows) {
      if (status !== 'active') continue
      const words = (language: 'en' | 'mr') => ({
        template: templates[letter.kind],
        ...letterIn(letter.text, language),
      })
      await mailIfWanted(trx, settings, { eventId, memberId, letter: words }, now)
    }
    await markTold(trx, 'member_letters', rows, now)
    return rows.length
  })
}

/** Sends every letter that is not finished. */
export async function sendMemberLetters(dependencies: SendDependencies, now: Date): Promise<void> {
  const { db, secrets } = dependencies
  const open = await db
    .selectFrom('member_letters')
    .select(['id', 'kind', 'sealed'])
    .where('finished_at', 'is', null)
    .orderBy('written_at')
    .execute()
  for (const { id, kind, sealed } of open) {
    const letter = { id, kind, text: JSON.parse(secrets.open(sealed)) as BothLetters }
    while ((await writePortion(dependencies, letter, now)) > 0);
    await finishIfTold(db, 'member_letters', id, now)
  }
}

export const startMemberLetters = (
  dependencies: SendDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'member letters',
    everyMs: 15_000,
    work: now => sendMemberLetters(dependencies, now),
  })
