import { newContactOrRefuse } from '#server/features/access/account-contacts/rules.ts'
import { reachableContacts } from '#server/features/access/accounts/channels.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { beginChange, beginLeave } from './begin.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { sendLoginCodeTo } from './login-code.ts'
import { objectTo } from './objections.ts'
import { presentBegun, presentEnd, presentRequest } from './present.ts'
import { takeAnswers, takeCodes } from './proofs.ts'
import { markRequest, readLastRequest, readOpenRequest, readTruths } from './queries.ts'
import { questionsWith } from './rules.ts'
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

/** Answers the office about requests of families that call, and lets a family object to one. */
export function callerRequestHandlers(dependencies: CallerRequestDependencies): CallerCalls {
  const { db } = dependencies
  return {
    async callerRequest({ input: { uuid }, now }) {
      const account = await accountById(db, uuid)
      if (!account) throw new Refusal('not_found')
      const open = await readOpenRequest(db, uuid, now)
      return {
        open: open && presentRequest(open),
        last: open ? null : presentEnd(await readLastRequest(db, uuid)),
        verified: reachableContacts(account, dependencies.channels).map(({ channel }) => channel),
        questions: questionsWith(await readTruths(db, uuid)),
      }
    },

    async beginContactChange({ input: { uuid: memberId, reason, type, ...input }, staff, language, now, inAct }) {
      const contact = newContactOrRefuse({ input, type })
      return presentBegun(await beginChange(dependencies, { inAct, memberId, contact, staff, reason, now }), language)
    },

    async beginLeaving({ input: { uuid: memberId, reason, way }, staff, language, now, inAct }) {
      return presentBegun(await beginLeave(dependencies, { inAct, memberId, way, staff, reason, now }), language)
    },

    async proveByCodes({ input: { uuid: memberId, ...codes }, language, now, inAct }) {
      const kind = await takeCodes(dependencies, { inAct, memberId, now }, codes)
      const words = callerMessages(language)
      return { message: kind === 'leave' ? words.left : words.changed }
    },

    async proveByAnswers({ input: { uuid: memberId, new_code, ...sent }, staff, language, now, inAct }) {
      const answers = Object.fromEntries(
        Object.entries(sent).flatMap(([question, answer]) => (answer ? [[question, answer.toUpperCase()]] : [])),
      )
      await takeAnswers(dependencies, { inAct, memberId, staff, now }, { ...answers, new_code })
      return { message: callerMessages(language).waits }
    },

    async cancelCallerRequest({ input: { uuid: memberId, reason }, language, now, inAct }) {
      await inAct(async trx => {
        const open = await readOpenRequest(trx, memberId, now)
        if (!open || !(await markRequest(trx, open.id, { cancelled_at: now })))
          throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
        return { act: 'caller_request_cancelled', memberId, reason }
      })
      return { message: callerMessages(language).cancelled }
    },

    async sendCodeForMember({ input: { uuid: memberId, reason }, language, now, inAct }) {
      const sentTo = await sendLoginCodeTo(dependencies, { memberId, now })
      await inAct(async () => ({ act: 'login_code_sent', memberId, after: { channel: sentTo }, reason }))
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
