import type { beginLeaving } from '#contract/access/caller-requests.office.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { newContactOrRefuse } from '#server/features/access/account-contacts/contact-changes.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { recordAct } from '#server/features/shared/audit/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { beginChange, beginLeave, reachableNow } from './begin.ts'
import { contactOfRequest } from './carry-out.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { sendLoginCodeTo } from './login-code.ts'
import { objectTo } from './objections.ts'
import { takeAnswers, takeCodes } from './proofs.ts'
import {
  type CallerRequestRow,
  markRequest,
  questionsWith,
  readLastRequest,
  readOpenRequest,
  readTruths,
} from './queries.ts'
import { endOf } from './rules.ts'
import { callerMessages, callerSentences } from './words.ts'

type CallerCalls = HandlersOf<
  | 'callerRequest'
  | 'beginContactChange'
  | 'beginLeaving'
  | 'proveByCodes'
  | 'proveByAnswers'
  | 'cancelCallerRequest'
  | 'sendCodeForMember'
  | 'objectToRequest'
>

const present = (row: CallerRequestRow): AnswerOf<typeof beginLeaving>['request'] => ({
  kind: row.kind,
  way: row.way === 'codes' ? 'CODES' : 'ANSWERS',
  to: row.kind === 'leave' ? '' : endOf(contactOfRequest(row)),
  asked_at: row.asked_at.toISOString(),
  prove_until: row.prove_until.toISOString(),
  is_new_proven: row.new_code_at !== null,
  takes_effect_at: row.takes_effect_at?.toISOString() ?? null,
})

function presentEnd(row: Awaited<ReturnType<typeof readLastRequest>>) {
  if (!row) return null
  if (row.done_at) return { kind: row.kind, end: 'DONE' as const, at: row.done_at.toISOString() }
  if (row.objected_at) return { kind: row.kind, end: 'OBJECTED' as const, at: row.objected_at.toISOString() }
  if (row.cancelled_at) return { kind: row.kind, end: 'CANCELLED' as const, at: row.cancelled_at.toISOString() }
  return null
}

function presentBegun({ row, sentTo }: Awaited<ReturnType<typeof beginChange>>, language: Language) {
  const words = callerMessages(language)
  return {
    message: row.way === 'codes' ? words.codesSent : words.answersAsked,
    request: present(row),
    sent_to: sentTo,
  }
}

/** What the office does for a family that calls, and what the family may object to. */
export function callerRequestHandlers(dependencies: CallerRequestDependencies): CallerCalls {
  const { db, secrets } = dependencies
  return {
    async callerRequest({ input: { uuid }, now }) {
      const account = await accountById(db, uuid)
      if (!account) throw new Refusal('not_found')
      const open = await readOpenRequest(db, uuid, now)
      return {
        open: open && present(open),
        last: open ? null : presentEnd(await readLastRequest(db, uuid)),
        verified: await reachableNow(dependencies, account),
        questions: questionsWith(await readTruths(db, uuid)),
      }
    },

    async beginContactChange({ input: { uuid: memberId, reason, type, ...input }, staff, language, now }) {
      const contact = newContactOrRefuse({ input, type })
      return presentBegun(await beginChange(dependencies, { memberId, contact, staff, reason, now }), language)
    },

    async beginLeaving({ input: { uuid: memberId, reason, way }, staff, language, now }) {
      return presentBegun(await beginLeave(dependencies, { memberId, way, staff, reason, now }), language)
    },

    async proveByCodes({ input: { uuid: memberId, ...codes }, staff, language, now }) {
      const kind = await takeCodes(dependencies, { memberId, staff, now }, codes)
      const words = callerMessages(language)
      return { message: kind === 'leave' ? words.left : words.changed }
    },

    async proveByAnswers({ input: { uuid: memberId, new_code, ...sent }, staff, language, now }) {
      const answers = Object.fromEntries(
        Object.entries(sent).flatMap(([question, answer]) => (answer ? [[question, answer.toUpperCase()]] : [])),
      )
      await takeAnswers(dependencies, { memberId, staff, now }, { ...answers, new_code })
      return { message: callerMessages(language).waits }
    },

    async cancelCallerRequest({ input: { uuid: memberId, reason }, staff, language, now }) {
      await db.transaction().execute(async trx => {
        const open = await readOpenRequest(trx, memberId, now)
        if (!open || !(await markRequest(trx, open.id, { cancelled_at: now })))
          throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
        await recordAct(trx, secrets, { staff, act: 'caller_request_cancelled', memberId, reason, now })
      })
      return { message: callerMessages(language).cancelled }
    },

    async sendCodeForMember({ input: { uuid: memberId, reason }, staff, language, now }) {
      const sentTo = await sendLoginCodeTo(dependencies, { memberId, now })
      await db
        .transaction()
        .execute(trx =>
          recordAct(trx, secrets, { staff, act: 'login_code_sent', memberId, after: { channel: sentTo }, reason, now }),
        )
      return { message: callerMessages(language).loginCodeSent, sent_to: sentTo }
    },

    async objectToRequest({ viewer, language, now }) {
      const open = await readOpenRequest(db, viewer.id, now)
      if (!open?.takes_effect_at || !(await objectTo(dependencies, open, now)))
        throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
      return { message: callerMessages(language).objected }
    },
  }
}
