import { productName, underName } from '#domain/site/site-content.ts'
import type { Db } from '#server/db/open.ts'
import type { Messenger } from '#server/ports/messenger.ts'

/**
 * Sends an SMS with the site name that its wording was registered under: operators drop any other text. Ids from the settings were
 * registered under the product's name.
 */
export const namedSms = (messenger: Messenger, db: Db): Messenger => ({
  async deliver(delivery) {
    const wording = await db
      .selectFrom('sms_templates')
      .select(['language', 'site_name'])
      .where('dlt_id', '=', delivery.template)
      .executeTakeFirst()
    const name = wording?.site_name ? { ...productName, [wording.language]: wording.site_name } : productName
    await messenger.deliver({ ...delivery, text: underName(delivery.text, name) })
  },
})
