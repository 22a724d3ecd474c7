import { broken } from '#contract/field-words.ts'
import { isIndianMobile } from '#contract/fields.ts'
import { productName, underName } from '#domain/site/site-content.ts'
import { messageChannels } from '#domain/telling/channels.ts'
import {
  type EmailName,
  emailNames,
  type MessageName,
  messageNames,
  type SmsName,
  smsNames,
  type WhatsappName,
  whatsappNames,
} from '#domain/telling/messages.ts'
import { languages } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import { countNoticeSms } from '#server/features/access/codes/sms-budget.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { channelUnset } from '#server/features/site/setup/words.ts'
import { templateText, whatsappMessage } from '#server/features/telling/deliveries/whatsapp-words.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newToken, type Secrets } from '#server/ports/secrets.ts'
import { testMailsADay, testSmsADay } from './limits.ts'
import { emailWords, smsWords } from './list.ts'
import { changedIds, idOf, isTakenId, lockIds, writeId } from './queries.ts'
import { asExample, asName, asTag, variablesOf } from './variables.ts'
import { messagesMessages, messagesSentences } from './words.ts'

interface MessagesDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  channels: OpenChannels
  site: ReadSite
  config: Pick<Config, 'sms' | 'smsPerDay' | 'publicUrl'>
}

const isSms = (name: MessageName): name is SmsName => (smsNames as readonly string[]).includes(name)
const isWhatsapp = (name: MessageName): name is WhatsappName => (whatsappNames as readonly string[]).includes(name)
const isEmail = (name: MessageName): name is EmailName => (emailNames as readonly string[]).includes(name)

export function messagesHandlers(
  dependencies: MessagesDependencies,
): HandlersOf<'officeMessages' | 'changeSmsId' | 'testMessage'> {
  const { db, secrets, limits, channels, site, config } = dependencies
  return {
    async officeMessages() {
      const changed = new Map((await changedIds(db)).map(row => [`${row.name}.${row.language}`, row]))
      const names = siteNames(await site())
      const smsOf = (name: SmsName) =>
        languages.map(language => {
          const row = changed.get(`${name}.${language}`)
          const registeredName = row?.dlt_id ? (row.site_name ?? productName[language]) : ''
          return {
            language,
            text: underName(smsWords[name](language, asName), names),
            dlt_text: underName(smsWords[name](language, asTag(language)), names),
            dlt_id: row?.dlt_id ?? '',
            registered_name: registeredName === names[language] ? '' : registeredName,
            version: row?.version ?? 0,
            changed_at: row?.changed_at.toISOString() ?? '',
            changed_by: row?.author ?? '',
          }
        })
      const emailOf = (name: EmailName) =>
        languages.map(language => {
          const { subject, text } = emailWords[name](language, asName)
          return { language, subject: underName(subject, names), text: underName(text, names) }
        })
      const whatsappOf = (name: WhatsappName) =>
        languages.map(language => ({ language, text: underName(templateText(name, language), names) }))
      return {
        channels: messageChannels.filter(channel => channels[channel]),
        list: messageNames.map(name => ({
          name,
          variables: variablesOf([
            ...(isSms(name) ? [smsWords[name]] : []),
            ...(isEmail(name) ? [emailWords[name]] : []),
          ]),
          email: isEmail(name) ? emailOf(name) : [],
          sms: isSms(name) ? smsOf(name) : [],
          whatsapp: isWhatsapp(name) ? whatsappOf(name) : [],
        })),
      }
    },

    async changeSmsId({ input: { name, language, dlt_id, version }, staff, language: spoken, now, inAct }) {
      const wording = { name, language }
      await inAct(async trx => {
        await lockIds(trx)
        const before = await idOf(trx, wording)
        if ((before?.version ?? 0) !== version)
          throw new Refusal('changed_elsewhere', { sentence: messagesSentences.changedMeanwhile })
        if (dlt_id && (await isTakenId(trx, wording, dlt_id)))
          throw new Refusal('bad_input', { fields: { dlt_id: broken('taken_dlt_id') } })
        await writeId(trx, wording, {
          dltId: dlt_id || null,
          siteName: siteNames(await site())[language],
          version: version + 1,
          staffId: staff.id,
          now,
        })
        return {
          act: 'sms_id_changed',
          before: { dlt_id: before?.dlt_id ?? null },
          after: { message: name, language, dlt_id: dlt_id || null },
        }
      })
      const t = messagesMessages(spoken)
      return { message: dlt_id ? t.saved : t.removed }
    },

    async testMessage({ input: { name, channel, language, mobile }, staff, language: spoken, now, inAct }) {
      if (!channels[channel]) throw new Refusal('conflict', { sentence: channelUnset })
      const example = asExample(language, config.publicUrl)
      const named = { channel, eventKey: `message test ${newToken(12)}`, ownerId: null } as const
      const write = (message: Parameters<typeof writeToOutbox>[2], to: { mobile?: string }) =>
        inAct(async trx => {
          await writeToOutbox(trx, secrets, message, now)
          return { act: 'message_tested', after: { message: name, channel, language, ...to } }
        })
      const t = messagesMessages(spoken)
      if (channel === 'EMAIL') {
        if (!isEmail(name)) throw new Refusal('not_found')
        await limits.countOrRefuse(`message test EMAIL ${staff.id}`, testMailsADay)
        const { subject, text } = emailWords[name](language, example)
        await write({ ...named, template: name, to: staff.email, subject, text }, {})
        return { message: t.mailed }
      }
      if (!isIndianMobile(mobile)) throw new Refusal('bad_input', { fields: { mobile: broken('phone') } })
      const to = `+91${mobile}`
      if (channel === 'WHATSAPP') {
        if (!isWhatsapp(name)) throw new Refusal('not_found')
        await limits.countOrRefuse(`message test SMS ${staff.id}`, testSmsADay)
        const content = whatsappMessage(name, language, variable =>
          variable === 'kept' || variable === 'other' || variable === 'contact' ? example('number') : example(variable),
        )
        await write({ ...named, to, ...content }, { mobile: to })
        return { message: t.texted }
      }
      if (!isSms(name)) throw new Refusal('not_found')
      const template = (await readSmsIds(db, config))(name, language)
      if (!template) throw new Refusal('conflict', { sentence: messagesSentences.noId })
      await limits.countOrRefuse(`message test SMS ${staff.id}`, testSmsADay)
      if (!(await countNoticeSms({ limits, config })))
        throw new Refusal('conflict', { sentence: messagesSentences.budgetUsedUp })
      await write({ ...named, template, to, subject: '', text: smsWords[name](language, example) }, { mobile: to })
      return { message: t.texted }
    },
  }
}
