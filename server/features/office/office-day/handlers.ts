import { dayInIndia } from '#domain/calendar.ts'
import { officeDuties } from '#domain/office/office-day.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import { readOverlooked } from '#server/features/finding/showings/overlooked.ts'
import { upiStateOf } from '#server/features/money/payments/rules.ts'
import { countWithoutPick } from '#server/features/office/handpick/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import {
  countTroubles,
  countUnsent,
  readCallerRequests,
  readDuties,
  readFirstLooks,
  readHappened,
  readLastBackup,
  readPlansEnding,
  readUnconfirmed,
} from './queries.ts'
import { requestState } from './rules.ts'
import { officeDayMessages } from './words.ts'

interface Dependencies {
  db: Db
  config: Pick<Config, 'backup'>
}

interface NamedMember {
  registration_no: string
  first_name: string
  last_name: string
  second_script: SecondScript
}
const familiesIn = (language: Language) => (uuid: string, member: NamedMember) => ({
  uuid,
  registration_no: member.registration_no,
  name: nameIn(language, member),
})

export function officeDayHandlers({ db, config }: Dependencies): HandlersOf<'officeToday' | 'chooseLetters'> {
  return {
    async officeToday({ language, now }) {
      const presentFamily = familiesIn(language)
      const requests = await readCallerRequests(db, now)
      const unconfirmed = await readUnconfirmed(db, now)
      const duties = await readDuties(db, requests, unconfirmed, now)
      const { contactsOpened, ...happened } = await readHappened(db, now)
      const ending = await readPlansEnding(db, now)
      const backup = await readLastBackup(db)
      return {
        duties: officeDuties.map(duty => {
          const open = duties.find(one => one.duty === duty)
          return {
            duty,
            count: open?.count ?? 0,
            late: open?.late ?? 0,
            due_at: open?.dueAt?.toISOString() ?? null,
          }
        }),
        requests: requests.map(row => {
          const { state, at } = requestState(row)
          return { ...presentFamily(row.member_id, row), kind: row.kind, state, at: at.toISOString() }
        }),
        first_looks: (await readFirstLooks(db)).list.map(row => ({
          ...presentFamily(row.id, row),
          since: row.at.toISOString(),
        })),
        unconfirmed: unconfirmed.map(row => ({
          ...presentFamily(row.id, row),
          amount: row.amount_paise / 100,
          stated: row.stated_paise === null ? null : row.stated_paise / 100,
          state: upiStateOf(row),
          entered_by: row.clerk ?? '',
          entered_at: row.entered_at.toISOString(),
        })),
        ...happened,
        contacts_opened: contactsOpened,
        unsent_messages: await countUnsent(db),
        families_without_suggestion: await countWithoutPick(db, now),
        overlooked: await readOverlooked(db, dayInIndia(now)),
        plans_ending: {
          count: ending.count,
          list: ending.list.map(row => ({ ...presentFamily(row.id, row), ends_on: row.ends_on })),
        },
        backup: {
          is_nightly: config.backup.dir !== null,
          last_at: backup?.finished_at?.toISOString() ?? null,
          has_failed: Boolean(backup?.failure ?? backup?.proof_failure),
          proven_at: backup?.proven_at?.toISOString() ?? null,
        },
        troubles: await countTroubles(db),
      }
    },

    async chooseLetters({ input: { morning, urgent }, staff, language }) {
      await db
        .updateTable('staff')
        .set({ morning_letter: morning, urgent_letter: urgent })
        .where('id', '=', staff.id)
        .execute()
      return { message: officeDayMessages(language).chosen }
    },
  }
}
