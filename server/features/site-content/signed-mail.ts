import { productName } from '#domain/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Messenger } from '#server/ports/messenger.ts'
import { contactLine, factsIn } from './facts.ts'
import type { ReadSite } from './published.ts'

const devanagari = /[\u0900-\u097f]/

/**
 * Sends e-mails under the site's own name, and with the telephone of the day below them. The messages are worded with the
 * product's name. An SMS keeps it: its wording is registered, and a gateway drops any other.
 */
export const signedMail = (messenger: Messenger, site: ReadSite): Messenger => ({
  async deliver(delivery) {
    const content = await site()
    const language: Language = devanagari.test(delivery.text) ? 'mr' : 'en'
    const named = (text: string) =>
      text
        .replaceAll(productName.en, factsIn(content, 'en').name)
        .replaceAll(productName.mr, factsIn(content, 'mr').name)
    const signature = [factsIn(content, language).name, contactLine(content, language)].filter(Boolean).join('\n')
    await messenger.deliver({
      ...delivery,
      subject: named(delivery.subject),
      text: `${named(delivery.text)}\n\n--\n${signature}`,
    })
  },
})
