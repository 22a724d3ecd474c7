import { newContactOrRefuse } from '#server/features/access/account-contacts/rules.ts'
import { reachableContacts } from '#server/features/access/accounts/channels.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { contactOrRefuse } from '#server/features/access/family-logins/invitation.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { beginChange, beginLeave } from './begin.ts'
import { beginCandidateEnd, beginCandidateLogin, readCandidateOffer } from './candidate-login.ts'
import { confirm, settle } from './confirm.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { sendLoginCodeTo } from './login-code.ts'
import { objectFor, objectIn } from './objections.ts'
import { presentBegun, presentEnd, presentRequest } from './present.ts'
import { takeCodes, takeVisit } from './proofs.ts'
import {
  markRequest,
  readDeciders,
  readJoined,
  readKnownOfVisitor,
  readLastRequest,
  readOpenRequest,
  readYesNotedBy,
} from './queries.ts'
import { checksOf, isOfCandidate } from './rules.ts'
import { callerMessages, callerSentences } from './words.ts'

type CallerCalls = HandlersOf<
  | 'callerRequest'
  | 'beginContactChange'
  | 'beginLeaving'
  | 'beginCandidateLogin'
  | 'beginCandidateEnd'
  | 'proveByCodes'
  | 'enterVisit'
  | 'confirmRequest'
  | 'cancelCallerRequest'
  | 'noteObjection'
  | 'settleObjection'
  | 'sendCodeForMember'
  | 'objectToRequest'
>

/** Answers the office about requests of families that call or come, and lets a family object to one. */
export function callerRequestHandlers(dependencies: CallerRequestDependencies): CallerCalls {
  const { db } = dependencies
  return {
    async callerRequest({ input: { uuid }, staff, now }) {
      const account = await accountById(db, uuid)
      if (!account) throw new Refusal('not_found')
      const open = await readOpenRequest(db, uuid, now)
      const known = await readKnownOfVisitor(db, uuid)
      return {
        open:
          open &&
          presentRequest(open, {
            joined: await readJoined(db, open),
            yesNotedBy: await readYesNotedBy(db, open),
            staff,
            ...(await readDeciders(db, open, { staffId: staff.id, now })),
          }),
        last: open ? null : presentEnd(await readLastRequest(db, uuid)),
        verified: reachableContacts(account, dependencies.channels).map(({ channel }) => channel),
        visit: { checks: checksOf(known), has_document: known.documentEnd !== null },
        candidate: await readCandidateOffer(dependencies, uuid),
      }
    },

    async beginContactChange({ input: { uuid: memberId, reason, way, type, ...input }, staff, language, now, inAct }) {
      const contact = newContactOrRefuse({ input, type })
      const begun = await beginChange(dependencies, { inAct, memberId, contact, way, staff, reason, now })
      return presentBegun(begun, language)
    },

    async beginLeaving({ input: { uuid: memberId, reason, way }, staff, language, now, inAct }) {
      return presentBegun(await beginLeave(dependencies, { inAct, memberId, way, staff, reason, now }), language)
    },

    async beginCandidateLogin({ input, staff, language, now, inAct }) {
      const { uuid: memberId, reason, way } = input
      const contact = contactOrRefuse(input)
      const beginning = { inAct, memberId, contact, way, staff, reason, now }
      return presentBegun(await beginCandidateLogin(dependencies, beginning), language)
    },

    async beginCandidateEnd({ input: { uuid: memberId, reason, way }, staff, language, now, inAct }) {
      return presentBegun(await beginCandidateEnd(dependencies, { inAct, memberId, way, staff, reason, now }), language)
    },

    async proveByCodes({ input: { uuid: memberId, ...codes }, staff, language, now, inAct }) {
      const kind = await takeCodes(dependencies, { inAct, memberId, staff, now }, codes)
      const words = callerMessages(language)
      return { message: isOfCandidate(kind) ? words.codeEntered : kind === 'leave' ? words.left : words.changed }
    },

    async enterVisit({ input: { uuid: memberId, ...visit }, staff, language, now, inAct }) {
      await takeVisit(dependencies, { inAct, memberId, staff, now }, visit)
      return { message: callerMessages(language).visitEntered }
    },

    async confirmRequest({ input: { uuid: memberId, reason }, staff, language, now, inAct }) {
      await confirm(dependencies, { inAct, memberId, staff, reason, now })
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

    async noteObjection({ input: { uuid: memberId, reason }, language, now, inAct }) {
      const open = await readOpenRequest(db, memberId, now)
      await inAct(async trx => {
        if (!open || !(await objectIn(trx, open, now)))
          throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
        return { act: 'caller_request_objected', memberId, reason }
      })
      return { message: callerMessages(language).objectionNoted }
    },

    async settleObjection({ input: { uuid: memberId, reason, outcome }, staff, language, now, inAct }) {
      await settle(dependencies, { inAct, memberId, staff, reason, outcome, now })
      const words = callerMessages(language)
      return { message: outcome === 'END' ? words.settledEnd : words.settledGoOn }
    },

    async sendCodeForMember({ input: { uuid: memberId, reason }, language, now, inAct }) {
      const sentTo = await sendLoginCodeTo(dependencies, { memberId, now })
      await inAct(async () => ({ act: 'login_code_sent', memberId, after: { channel: sentTo }, reason }))
      return { message: callerMessages(language).loginCodeSent, sent_to: sentTo }
    },

    async objectToRequest({ viewer, language, now }) {
      if (!(await objectFor(dependencies, viewer.id, now)))
        throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
      return { message: callerMessages(language).objected }
    },
  }
}
