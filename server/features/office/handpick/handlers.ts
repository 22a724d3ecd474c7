import { sql } from 'kysely'
import type { z } from 'zod'
import type { handpickCandidates } from '#contract/office/handpick.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { officePhotoAddress } from '#server/features/families/photos/office-photos.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import { blockedEitherWay } from '#server/features/relations/blocks/blocked-either-way.ts'
import { opposite } from '#server/features/relations/pair/rules.ts'
import { type NameOf, namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { matchQueryFor, rank } from './candidates.ts'
import { sendPicks } from './picks.ts'
import { type HandpickFamily, readCandidates, readDayList, readEarlierPicks, readFamily } from './queries.ts'
import { isSettled } from './rules.ts'
import { handpickMessages } from './words.ts'

interface HandpickDependencies {
  db: Db
  secrets: Secrets
  finder: MemberFinder
  masterData: () => Promise<MasterData>
}
type HandpickCalls = 'handpickDay' | 'handpickCandidates' | 'sendHandpick'

/** So many of the matches are compared, so that one look at a large community stays quick. */
export const comparedAtMost = 300
const shownAtMost = 40

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`

const presentFamily = (row: HandpickFamily, placeName: NameOf) => ({
  uuid: row.id,
  registration_no: row.registration_no,
  name: nameOf(row),
  dob: row.date_of_birth,
  native_place: [placeName(row.native_taluka_id), placeName(row.native_district_id)].filter(Boolean).join(', '),
  education: row.education,
  occupation: row.occupation,
  photo: row.photos[0] ? officePhotoAddress(row.photos[0].id) : null,
})

/** The family that candidates are chosen for, with its own wishes in words. */
function presentMember(row: HandpickFamily, nameOf: NameOf) {
  const { expectation } = row
  const names = (ids: readonly string[] | undefined) => (ids ?? []).flatMap(id => nameOf(id) ?? [])
  return {
    ...presentFamily(row, nameOf),
    gender: row.gender,
    height: row.height_cm,
    marital_status: nameOf(row.marital_status_id) ?? '',
    work_location: nameOf(row.work_location_id) ?? '',
    wishes: expectation && {
      birth_years: { from: expectation.birth_year_from, to: expectation.birth_year_to },
      heights: { from: expectation.height_from, to: expectation.height_to },
      wants_patrika: expectation.patrika_match === 'Y',
      marital_status: names(expectation.choices.marital_status),
      working_city: names(expectation.choices.working_city),
      native_district: names(expectation.choices.native_district),
    },
  }
}

type Outcome = z.input<typeof handpickCandidates.output>['earlier'][number]['outcome']

function outcomeOf(pick: Awaited<ReturnType<typeof readEarlierPicks>>[number]): Outcome {
  if (pick.interest) return pick.interest
  if (pick.is_shortlisted) return 'shortlisted'
  return pick.is_opened ? 'opened' : 'none'
}

export function handpickHandlers(dependencies: HandpickDependencies): HandlersOf<HandpickCalls> {
  const { db, secrets, finder, masterData } = dependencies
  const readMember = async (id: string) => {
    const member = await readFamily(db, id.toLowerCase())
    if (!member || member.status === 'deleted') throw new Refusal('not_found')
    return member
  }
  /** The first of the family's own list of matches; the newest of all for a family without wishes. */
  const comparedWith = async (data: MasterData, member: HandpickFamily, excluded: readonly string[]) => {
    const page = { offset: 0, limit: comparedAtMost }
    const query = matchQueryFor(data, member, excluded)
    if (query) {
      const { ids, counts } = await finder.matches({ ...query, devak: member.devak_id, ...page })
      const [both = 0, ours = 0, near = 0] = counts
      return { ids, count: both + ours, near }
    }
    const gender = opposite(member.gender)
    const found = await finder.find({
      gender,
      criteria: {},
      order: { by: 'joined', direction: 'desc' },
      excluded,
      ...page,
    })
    return { ...found, near: 0 }
  }
  return {
    async handpickDay({ now }) {
      const rows = await readDayList(db, now)
      return {
        list: rows.map(row => ({
          uuid: row.id,
          registration_no: row.registration_no,
          name: nameOf(row),
          last_at: row.last_at?.toISOString() ?? null,
        })),
      }
    },

    async handpickCandidates({ input, now, language }) {
      const member = await readMember(input.uuid)
      const { rows } = await sql<{ excluded: string[] }>`select ${blockedEitherWay(member.id)} as excluded`.execute(db)
      const data = await masterData()
      const { ids, count, near } = await comparedWith(data, member, rows[0]?.excluded ?? [])
      const placeName = namesIn(data, language)
      const ranked = rank(data, member, await readCandidates(db, member, ids, dayInIndia(now)))
      const earlier = await readEarlierPicks(db, member.id)
      return {
        member: presentMember(member, placeName),
        count,
        near,
        list: ranked.slice(0, shownAtMost).map(({ candidate, reasons }) => ({
          ...presentFamily(candidate, placeName),
          ours: reasons.ours && { met: [...reasons.ours.met], missed: [...reasons.ours.missed] },
          theirs: reasons.theirs && { met: [...reasons.theirs.met], missed: [...reasons.theirs.missed] },
          gun_milan: reasons.gunMilan,
          nearness: reasons.nearness,
          joined_at: candidate.joined_at.toISOString(),
          is_seen: reasons.isSeen,
          is_picked: reasons.isPicked,
          is_refused: reasons.isRefused,
          is_never_asked: reasons.isNeverAsked,
          may_pick: !isSettled(reasons),
        })),
        earlier: earlier.map(pick => ({
          uuid: pick.id,
          registration_no: pick.registration_no,
          name: nameOf(pick),
          at: pick.at.toISOString(),
          note: pick.note,
          outcome: outcomeOf(pick),
        })),
      }
    },

    async sendHandpick({ input, staff, now, language }) {
      const candidateIds = input.uuids.map(id => id.toLowerCase())
      await sendPicks(db, secrets, { memberId: input.uuid.toLowerCase(), candidateIds, note: input.note, staff, now })
      return { message: handpickMessages(language).sent(new Set(candidateIds).size) }
    },
  }
}
