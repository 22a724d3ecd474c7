import { smsNames } from '#domain/telling/messages.ts'
import { languages } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import { checkSms } from '#server/ports/sms.ts'
import { type Check, type Finding, reasonOf } from '../finding.ts'

/** Mobile operators drop a wording without an id, so it is not sent and the office calls instead. */
async function wordingsWithoutId(db: Db, config: Config): Promise<Finding[]> {
  const ids = await readSmsIds(db, config)
  const missing = smsNames.flatMap(name => languages.filter(language => !ids(name, language)))
  return missing.length > 0 ? [{ id: 'sms_ids', detail: String(missing.length) }] : []
}

/** Whether the SMS gateway answers and accepts the key, and every wording has an id. No SMS is sent, because each costs money. */
export const sms: Check = {
  name: 'sms',
  scope: 'service',
  isFrequent: false,
  async run({ config, db }) {
    if (!config.sms) return []
    const withoutId = db ? await wordingsWithoutId(db, config).catch(() => []) : []
    try {
      return [...((await checkSms(config.sms)) === 'key_refused' ? [{ id: 'sms_key' } as const] : []), ...withoutId]
    } catch (error) {
      return [{ id: 'sms_away', detail: reasonOf(error) }, ...withoutId]
    }
  },
}
