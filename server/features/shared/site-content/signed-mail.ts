import { underName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Messenger } from '#server/ports/messenger.ts'
import { contactLine, siteNames } from './facts.ts'
import type { ReadSite } from './published.ts'

const devanagari = /[\u0900-\u097f]/

/** Sends e-mails under the site's name, signed with its current telephone number and address. */
export const signedMail = (messenger: Messenger, site: ReadSite): Messenger => ({
  async deliver(delivery) {
    const content = await site()
    const language: Language = devanagari.test(delivery.text) ? 'mr' : 'en'
    const names = siteNames(content)
    const signature = [names[language], contactLine(content, language)].filter(Boolean).join('\n')
    await messenger.deliver({
      ...delivery,
      sender: names[language],
      subject: underName(delivery.subject, names),
      text: `${underName(delivery.text, names)}\n\n--\n${signature}`,
    })
  },
})
