import { randomInt, timingSafeEqual } from 'node:crypto'
import { broken } from '#contract/field-words.ts'
import { isIndianMobile } from '#contract/fields.ts'
import { laterSteps, setupSteps } from '#domain/site/setup.ts'
import { codeChannels } from '#domain/telling/channels.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import { codeMessage } from '#server/features/access/codes/words.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readTrustees } from '../trustees/queries.ts'
import { mostWrongCodes, trialsAnHour } from './limits.ts'
import { type IsSiteOpen, openOnce } from './opening.ts'
import { readSetupFacts } from './queries.ts'
import { mayOpen, wantsOf } from './rules.ts'
import { channelUnset, noSmsId, setupMessages, stepsMissing } from './words.ts'

interface SetupDependencies {
  db: Db
  secrets: Secrets
  channels: OpenChannels
  limits: Limits
  site: ReadSite
  isOpen: IsSiteOpen
  config: Pick<Config, 'sms' | 'backup'>
}

export function setupHandlers(
  dependencies: SetupDependencies,
): HandlersOf<'officeSetup' | 'trySetupChannel' | 'confirmSetupChannel' | 'openSite'> {
  const { db, secrets, channels, limits, site, isOpen, config } = dependencies
  const hashOf = (channel: string, code: string) => secrets.keyedHash(`setup trial ${channel} ${code}`)
  const readWants = async (now: Date) =>
    wantsOf(await site(), {
      ...(await readSetupFacts(db)),
      hasTrustees: (await readTrustees(db, now)).addresses.length > 0,
      hasChannel: codeChannels.some(channel => channels[channel]),
      hasBackups: config.backup.dir !== null,
    })
  return {
    async openSite({ language, now, inAct }) {
      if (!mayOpen(await readWants(now))) throw new Refusal('conflict', { sentence: stepsMissing })
      await inAct(async trx => {
        if (!(await openOnce(trx, now))) throw new Refusal('conflict')
        return { act: 'site_opened' }
      })
      return { message: setupMessages(language).opened }
    },

    async officeSetup({ now }) {
      const trials = await db.selectFrom('setup_trials').select(['channel', 'confirmed_at']).execute()
      const wants = await readWants(now)
      const { addresses, next } = await readTrustees(db, now)
      return {
        is_open: await isOpen(),
        may_open: mayOpen(wants),
        steps: setupSteps.map(step => ({
          step,
          is_done: wants[step].length === 0,
          is_later: laterSteps.has(step),
          wants: wants[step],
        })),
        channels: codeChannels
          .filter(channel => channels[channel])
          .map(channel => {
            const trial = trials.find(one => one.channel === channel)
            return { channel, is_sent: trial !== undefined, is_tried: trial?.confirmed_at != null }
          }),
        trustees: { addresses, next: next && { addresses: next.addresses, from: next.from.toISOString() } },
      }
    },

    async trySetupChannel({ input: { channel, mobile }, staff, language, now, inAct }) {
      if (!channels[channel]) throw new Refusal('conflict', { sentence: channelUnset })
      if (channel === 'SMS' && !isIndianMobile(mobile))
        throw new Refusal('bad_input', { fields: { mobile: broken('phone') } })
      // An SMS must have a registered wording, so the test uses that of the code that verifies a contact.
      const template = channel === 'EMAIL' ? 'setup_trial' : (await readSmsIds(db, config))('otp_verify', language)
      if (!template) throw new Refusal('conflict', { sentence: noSmsId })
      await limits.countOrRefuse(`setup trial ${staff.id}`, trialsAnHour)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const t = setupMessages(language)
      const trial = { code_hash: hashOf(channel, code), sent_at: now, wrong_codes: 0 }
      await inAct(async trx => {
        await trx
          .insertInto('setup_trials')
          .values({ channel, ...trial, confirmed_at: null })
          .onConflict(conflict => conflict.column('channel').doUpdateSet(trial))
          .execute()
        const to = channel === 'SMS' ? `+91${mobile}` : staff.email
        const eventKey = `setup trial ${channel} ${now.getTime()} ${staff.id}`
        const message = { channel, eventKey, template, ownerId: null, to } as const
        const content =
          channel === 'EMAIL' ? { subject: t.subject, text: t.text(code) } : codeMessage(language, 'verify', code)
        await writeToOutbox(trx, secrets, { ...message, ...content }, now)
        return { act: 'setup_channel_tried', after: { channel } }
      })
      return { message: t.sent }
    },

    async confirmSetupChannel({ input: { channel, code }, language, now, inAct }) {
      // The wrong try is counted before it is refused, so that it outlives the refusal.
      const trial = await db
        .updateTable('setup_trials')
        .set(eb => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
        .where('channel', '=', channel)
        .where('wrong_codes', '<', mostWrongCodes)
        .returning('code_hash')
        .executeTakeFirst()
      if (!trial) throw new Refusal('otp_ended')
      if (!timingSafeEqual(trial.code_hash, hashOf(channel, code)))
        throw new Refusal('bad_input', { fields: { code: broken('wrong_code') } })
      await inAct(async trx => {
        await trx.updateTable('setup_trials').set({ confirmed_at: now }).where('channel', '=', channel).execute()
        return { act: 'setup_channel_confirmed', after: { channel } }
      })
      return { message: setupMessages(language).confirmed }
    },
  }
}
