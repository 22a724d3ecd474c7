import type { MemberLetterKind } from '#domain/office/member-letters.ts'
import type { EmailName } from '#domain/telling/messages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { letterIn } from '#server/features/shared/site-content/fill-letter.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { sendOpenLetters } from '#server/features/telling/deliveries/letter-portions.ts'
import { mailIfWanted } from '#server/features/telling/deliveries/mail-member.ts'
import type { Clock } from '#server/ports/clock.ts'

interface SendDependencies extends ChannelSettings {
  db: Db
}

const templates = {
  written: 'office_letter',
  photo: 'photo_reminder',
  login: 'login_reminder',
} as const satisfies Record<MemberLetterKind, EmailName>

/** Sends every letter that is not finished. Members who were paused or suspended meanwhile are left out. */
export const sendMemberLetters = ({ db, ...settings }: SendDependencies, now: Date): Promise<void> =>
  sendOpenLetters(
    { db, ...settings },
    'member_letters',
    now,
    async (trx, { id, member_id, status }, { kind, text }) => {
      if (!member_id || status !== 'active') return
      const letter = (language: Language) => ({ template: templates[kind], ...letterIn(text, language) })
      await mailIfWanted(trx, settings, { eventId: id, memberId: member_id, letter }, now)
    },
  )

export const startMemberLetters = (
  dependencies: SendDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'member letters',
    everyMs: 15_000,
    work: now => sendMemberLetters(dependencies, now),
  })
