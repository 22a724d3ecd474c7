import type { confirmRequest } from '#contract/access/caller-requests.office.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import type { Db } from '#server/db/open.ts'
import { tellContacts } from '#server/features/access/codes/notices.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { needsTwoPeople } from '#server/features/shared/second-person/words.ts'
import { factsIn } from '#server/features/shared/site-content/facts.ts'
import { whatsapp } from '#server/features/telling/deliveries/channels/whatsapp.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { type WhatsappVariables, whatsappMessage } from '#server/features/telling/deliveries/whatsapp-words.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { Act, InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'
import { callersAccount } from './begin.ts'
import { contactsToTell } from './contacts-to-tell.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { objectAddress } from './objections.ts'
import {
  type CallerRequestRow,
  lockRequest,
  markRequest,
  readDeciders,
  readJoined,
  readOpenRequest,
  readYesNotedBy,
} from './queries.ts'
import { contactOfRequest, endOf, goesOnAt, mayDecide, stateOf, takesEffectAfter } from './rules.ts'
import { callerSentences, requestWaitsMessage } from './words.ts'

type WaitsAct = (typeof confirmRequest)['acts'][number]
type Telling = Pick<CallerRequestDependencies, 'secrets' | 'channels' | 'config' | 'site'>

const actOf = {
  number: 'contact_change_waits',
  email: 'contact_change_waits',
  leave: 'leaving_waits',
  join: 'joining_waits',
  candidate: 'candidate_login_waits',
  candidate_end: 'candidate_end_waits',
} as const satisfies Record<CallerRequestRow['kind'], WaitsAct>

interface Waiting {
  request: CallerRequestRow
  takesEffectAt: Date
  now: Date
}

/**
 * Tells every verified contact of the record, or of both, when the request takes effect and how to object. A family that takes
 * WhatsApp reads it there too, where it may answer NO; the SMS says whom to call, because nobody reads answers to it.
 */
async function tellOfRequest(trx: Db, telling: Telling, { request, takesEffectAt, now }: Waiting): Promise<string> {
  const name = actOf[request.kind]
  const token = newToken()
  await markRequest(trx, request.id, { takes_effect_at: takesEffectAt, object_hash: tokenHash(token) })
  const link = objectAddress(telling.config.publicUrl, token)
  const [kept, other] = await readJoined(trx, request)
  const site = await telling.site()
  for (const memberId of [request.member_id, ...(request.double_id ? [request.double_id] : [])]) {
    const to = await readRecipient(trx, memberId)
    if (!to) continue
    const { account, language } = to
    const facts = {
      date: formatLongDay(dayInIndia(takesEffectAt), language),
      telephone: factsIn(site, language).telephone,
      kept: kept?.registration_no ?? '',
      other: other?.registration_no ?? '',
      contact: endOf(contactOfRequest(request)),
    }
    await tellContacts(trx, telling, {
      memberId,
      contacts: await contactsToTell(trx, telling, { request, account }),
      name,
      language,
      content: channel => requestWaitsMessage(language, name, { ...facts, link: channel === 'EMAIL' ? link : null }),
      now,
    })
    const whatsappNumber = whatsapp.contactOf(to, telling.channels)
    if (typeof whatsappNumber !== 'string') continue
    const values: Partial<WhatsappVariables> = { ...facts, link }
    const words = whatsappMessage(name, language, variable => values[variable] ?? '')
    const message = { ...words, channel: 'WHATSAPP', to: whatsappNumber, eventKey: `${name} ${newToken(12)}` } as const
    await writeToOutbox(trx, telling.secrets, { ...message, ownerId: memberId }, now)
  }
  return formatLongDay(dayInIndia(takesEffectAt), 'en')
}

/** Starts the days in which a request may be objected to. The caller holds its row. */
export async function startWaiting(
  trx: Db,
  telling: Telling,
  { request, isByTwo, now }: { request: CallerRequestRow; isByTwo: boolean; now: Date },
): Promise<Act<WaitsAct>> {
  const takesEffectAt = takesEffectAfter(now, { way: request.way, isByTwo })
  const until = await tellOfRequest(trx, telling, { request, takesEffectAt, now })
  return { act: actOf[request.kind], memberId: request.member_id, after: { until } }
}

interface Decision<A extends string> {
  inAct: InAct<Extract<A, WaitsAct | 'caller_objection_settled'>>
  memberId: string
  staff: StaffMember
  reason: string
  now: Date
}

/** The request about which somebody decides who neither opened nor entered it. */
async function decidedRequest(
  { db }: CallerRequestDependencies,
  { memberId, staff, now }: Pick<Decision<WaitsAct>, 'memberId' | 'staff' | 'now'>,
  state: 'CONFIRM' | 'STOPPED',
) {
  const request = await readOpenRequest(db, memberId, now)
  if (!request || stateOf(request) !== state) throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
  const deciders = await readDeciders(db, request, { staffId: staff.id, now })
  const yesNotedBy = await readYesNotedBy(db, request)
  if (!mayDecide(request, { ...deciders, staff, yesNotedBy })) {
    const wouldDecide = mayDecide(request, { ...deciders, staff, yesNotedBy, isSettled: true, isByTwo: true })
    throw new Refusal('conflict', { sentence: wouldDecide ? needsTwoPeople : callerSentences.anotherDecides })
  }
  await callersAccount(db, request.member_id)
  if (request.double_id) await callersAccount(db, request.double_id)
  return { request, deciders }
}

/** Confirms a visit, or that two records are of one family. Of two who confirm at once, the second finds it confirmed. */
export async function confirm(dependencies: CallerRequestDependencies, deciding: Decision<WaitsAct>): Promise<void> {
  const { inAct, staff, reason, now } = deciding
  const { request, deciders } = await decidedRequest(dependencies, deciding, 'CONFIRM')
  await inAct(async trx => {
    const locked = await lockRequest(trx, request.id, ['CONFIRM'])
    if (!locked) throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
    await lockRecord(trx, locked.member_id)
    // Read again under the lock: the yes may have been noted by this very ADMIN since.
    const yesNotedBy = await readYesNotedBy(trx, locked)
    if (!mayDecide(locked, { ...deciders, staff, yesNotedBy }))
      throw new Refusal('conflict', { sentence: callerSentences.anotherDecides })
    await markRequest(trx, locked.id, { confirmed_at: now, confirmed_by: staff.id, yes_noted_by: yesNotedBy })
    return { ...(await startWaiting(trx, dependencies, { request: locked, isByTwo: deciders.isByTwo, now })), reason }
  })
}

/** Lets a stopped request go on, or ends it. An ADMIN says to have spoken with whoever asked and whoever objected. */
export async function settle(
  dependencies: CallerRequestDependencies,
  { outcome, ...deciding }: Decision<'caller_objection_settled'> & { outcome: 'GO_ON' | 'END' },
): Promise<void> {
  const { inAct, reason, now } = deciding
  const { request } = await decidedRequest(dependencies, deciding, 'STOPPED')
  await inAct(async trx => {
    if (!(await lockRequest(trx, request.id, ['STOPPED'])))
      throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
    await markRequest(trx, request.id, outcome === 'END' ? { cancelled_at: now } : { objected_at: null })
    const until =
      outcome === 'GO_ON' && request.takes_effect_at
        ? await tellOfRequest(trx, dependencies, {
            request,
            takesEffectAt: goesOnAt(request.takes_effect_at, now),
            now,
          })
        : null
    const after = { outcome, ...(until && { until }) }
    return { act: 'caller_objection_settled', memberId: request.member_id, after, reason }
  })
}
