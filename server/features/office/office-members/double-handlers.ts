import type { AnswerOf } from '#contract/endpoint.ts'
import type { compareMembers } from '#contract/office/doubles.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { departIn, sealFilesOf } from '#server/features/families/leaving/leave.ts'
import { recordAct } from '#server/features/shared/audit/record.ts'
import { type NameOf, namesIn } from '#server/features/shared/master-data/names.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { noteRecordReadOrRefuse } from '#server/features/shared/staff-reads/note-read.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { type ComparedRow, readCompared } from './compare.ts'
import type { OfficeMemberDependencies } from './dependencies.ts'
import { moveRelations } from './merge.ts'
import { takeVerifiedContacts } from './verified-contacts.ts'
import { officeMemberMessages, officeMemberSentences } from './words.ts'

type Compared = AnswerOf<typeof compareMembers>['records'][number]
interface DoubleDependencies extends OfficeMemberDependencies {
  config: OfficeMemberDependencies['config'] & Pick<Config, 'sealedDays'>
}

const present = (row: ComparedRow, nameOf: NameOf): Compared => ({
  uuid: row.id,
  registration_no: row.registration_no,
  gender: row.gender,
  status: row.status.toUpperCase() as Compared['status'],
  name: [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '),
  dob: row.date_of_birth,
  birth_time: row.birth_time,
  height: row.height_cm,
  marital_status: nameOf(row.marital_status_id),
  education: row.education,
  occupation: row.occupation,
  native_place:
    [row.native_village, nameOf(row.native_taluka_id), nameOf(row.native_district_id)].filter(Boolean).join(', ') ||
    null,
  joined_at: row.joined_at.toISOString(),
  last_used_on: row.last_used_on,
  mobile_is_verified: row.mobile_verified_at !== null,
  email_is_verified: row.email_verified_at !== null,
  photos: row.photos,
  payments: row.payments,
  plan_ends_on: row.plan_ends_on,
  interests: row.interests,
  contacts: row.contacts,
  blocks: row.blocks,
  reports: row.reports,
})

/** Locks both in one order, so that two ADMINs who close them into each other do not wait in a circle. */
async function lockBoth(trx: Db, one: string, other: string) {
  const [first, second] = [one, other].sort() as [string, string]
  const locked = [await lockRecord(trx, first), await lockRecord(trx, second)]
  const find = (id: string) => locked.find(row => row.id === id)
  const [kept, closed] = [find(one), find(other)]
  if (!kept || !closed) throw new Refusal('not_found')
  return { kept, closed }
}

export function doubleHandlers(dependencies: DoubleDependencies): HandlersOf<'compareMembers' | 'closeDouble'> {
  const { db, secrets, masterData } = dependencies
  return {
    async compareMembers({ input: { uuid, other }, staff, language, now }) {
      for (const memberId of [uuid, other]) await noteRecordReadOrRefuse(db, dependencies, { staff, memberId, now })
      const nameOf = namesIn(await masterData(), language)
      const rows = await readCompared(db, [uuid, other], dayInIndia(now))
      const [one, two] = [uuid, other].map(id => rows.find(row => row.id === id.toLowerCase()))
      if (!one || !two || one === two) throw new Refusal('not_found')
      const isSameMobile = one.mobile !== null && one.mobile === two.mobile
      return { records: [present(one, nameOf), present(two, nameOf)], is_same_mobile: isSameMobile }
    },

    async closeDouble({ input, staff, language, now }) {
      const [to, from] = [input.uuid.toLowerCase(), input.closed.toLowerCase()]
      if (to === from) throw new Refusal('conflict', { sentence: officeMemberSentences.oneRecord })
      // Refused before files are written; the transaction asks again under its locks.
      await db.transaction().execute(async trx => refuseUnlessDoubles(await lockBoth(trx, to, from)))
      const files = await sealFilesOf(dependencies, from, now)
      await db.transaction().execute(async trx => {
        const { kept, closed } = await lockBoth(trx, to, from)
        refuseUnlessDoubles({ kept, closed })
        const { interestsDropped } = await moveRelations(trx, { from, to, now })
        const departed = await departIn(trx, dependencies, { memberId: from, files, mergedInto: to, now })
        if (!departed) throw new Refusal('not_found')
        await takeVerifiedContacts(trx, to, departed.member)
        await tellMember(trx, dependencies, { eventId: newId(now), memberId: to, kind: 'records_merged' }, now)
        const { reason } = input
        const closedNumber = { closed: closed.registration_no, interests_dropped: interestsDropped }
        const keptNumber = { closed_into: kept.registration_no }
        await recordAct(trx, secrets, { staff, act: 'records_merged', memberId: to, after: closedNumber, reason, now })
        await recordAct(trx, secrets, {
          staff,
          act: 'record_closed_into',
          memberId: from,
          after: keptNumber,
          reason,
          now,
        })
      })
      return { message: officeMemberMessages(language).merged }
    },
  }
}

type Locked = Awaited<ReturnType<typeof lockBoth>>
function refuseUnlessDoubles({ kept, closed }: Locked): void {
  const refuse = (sentence: keyof typeof officeMemberSentences) => {
    throw new Refusal('conflict', { sentence: officeMemberSentences[sentence] })
  }
  if (kept.gender !== closed.gender) refuse('otherSide')
  // A suspension would be gone with the record, or come over the other one.
  if (kept.status === 'suspended' || closed.status === 'suspended') refuse('suspendedDouble')
}
