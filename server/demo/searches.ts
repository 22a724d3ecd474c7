import type { Db } from '#server/db/open.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { blankCriteria, type SearchCriteria } from '#server/features/finding/search/criteria.ts'
import { search } from '#server/features/finding/search/search.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { knownLogins } from './known-logins.ts'

const years = { older: 5, younger: 1 }

/** Gives each known login a saved search for unmarried members of about the same age. */
export async function writeSearches(trx: Db, data: MasterData, now: Date): Promise<void> {
  const unmarried = data.options.filter(row => row.type === 'MARITAL_STATUS').slice(0, 1)
  const logins = await trx
    .selectFrom('members')
    .select(['id', 'gender', 'date_of_birth', 'nakshatra_id', 'charan_id', 'raas_id', 'mangal', 'devak_id'])
    .where(
      'email',
      'in',
      knownLogins.map(login => login.email),
    )
    .execute()
  const searching = { db: trx, masterData: async () => data, finder: sqlFinder(trx, { now: () => now }) }
  for (const login of logins) {
    const year = Number(login.date_of_birth.slice(0, 4))
    const criteria: SearchCriteria = {
      ...blankCriteria,
      maritalStatus: unmarried.map(row => row.id),
      birthYear:
        login.gender === 'F'
          ? { from: year - years.older, to: year + years.younger }
          : { from: year - years.younger, to: year + years.older },
    }
    const viewer = { id: login.id, gender: login.gender, facts: login, blocked: [], hidesLastUse: false, paid: true }
    await search(searching, viewer, criteria, {}, now)
  }
}
