import type { SmsName } from '#domain/telling/messages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { createStaff } from './staff.ts'
import type { TestWorld } from './world.ts'

let given = 0

/** Enters ids of SMS as the office does, a new one for each wording. */
export async function registerSms(world: TestWorld, names: readonly SmsName[], languages: readonly Language[]) {
  const { id } = await createStaff(world, 'ADMIN')
  const rows = languages.flatMap(language => names.map(name => ({ name, language })))
  await world.db
    .insertInto('sms_templates')
    .values(
      rows.map(row => ({
        ...row,
        dlt_id: `1107${String(++given).padStart(16, '0')}`,
        version: 1,
        changed_by: id,
        changed_at: world.clock.now(),
        site_name: 'Saptapadi',
      })),
    )
    .execute()
}
