import type { SmsName } from '#domain/telling/messages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'

declare const registered: unique symbol
/** The id of a registered wording. Only `readSmsIds` makes one, so that no SMS can be written without it. */
export type RegisteredId = string & { readonly [registered]: true }
/** Gives the id of a wording. Null where it has none in that language: operators would drop the SMS. */
export type SmsIds = (name: SmsName, language: Language) => RegisteredId | null

/**
 * Reads the ids. They are read for each message and cached by no node, so that a change in the office applies at once. Without
 * an SMS gateway nothing is read: the SMS stays in the demo's outbox, under its own name.
 */
export async function readSmsIds(db: Db, { sms }: Pick<Config, 'sms'>): Promise<SmsIds> {
  if (!sms) return (name, language) => `${name}.${language}` as RegisteredId
  const rows = await db.selectFrom('sms_templates').select(['name', 'language', 'dlt_id']).execute()
  const ids = new Map(rows.map(({ name, language, dlt_id }) => [`${name}.${language}`, dlt_id]))
  return (name, language) => (ids.get(`${name}.${language}`) ?? null) as RegisteredId | null
}
