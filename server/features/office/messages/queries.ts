import { sql } from 'kysely'
import type { SmsName } from '#domain/telling/messages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'

interface Wording {
  name: SmsName
  language: Language
}

/** The ids that the office has changed, with their authors. */
export const changedIds = (db: Db) =>
  db
    .selectFrom('sms_templates')
    .innerJoin('staff', 'staff.id', 'sms_templates.changed_by')
    .select([
      'sms_templates.name',
      'sms_templates.language',
      'sms_templates.dlt_id',
      'sms_templates.version',
      'sms_templates.site_name',
      'sms_templates.changed_at',
      'staff.name as author',
    ])
    .execute()

/** Lets changes happen one after another, so that what is read next is still true at the write. Readers do not wait. */
export const lockIds = (trx: Db) => sql`lock table sms_templates in share row exclusive mode`.execute(trx)

export const idOf = (trx: Db, { name, language }: Wording) =>
  trx
    .selectFrom('sms_templates')
    .select(['dlt_id', 'version'])
    .where('name', '=', name)
    .where('language', '=', language)
    .executeTakeFirst()

/** Whether the id belongs to another wording. */
export async function isTakenId(trx: Db, { name, language }: Wording, dltId: string): Promise<boolean> {
  const owner = await trx
    .selectFrom('sms_templates')
    .select(['name', 'language'])
    .where('dlt_id', '=', dltId)
    .executeTakeFirst()
  return owner !== undefined && (owner.name !== name || owner.language !== language)
}

export const writeId = (
  trx: Db,
  wording: Wording,
  change: { dltId: string | null; siteName: string; version: number; staffId: string; now: Date },
) => {
  const values = {
    dlt_id: change.dltId,
    site_name: change.dltId && change.siteName,
    version: change.version,
    changed_by: change.staffId,
    changed_at: change.now,
  }
  return trx
    .insertInto('sms_templates')
    .values({ ...wording, ...values })
    .onConflict(conflict => conflict.columns(['name', 'language']).doUpdateSet(values))
    .execute()
}
