import { consentTexts, consentWording } from '#domain/families/consents.ts'
import { carriesCodes } from '#domain/telling/channels.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { consentChangesADay } from '#server/features/families/consents/limits.ts'
import { type AgreedRead, readTextOrRefuse } from '#server/features/families/consents/translations.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { rememberLanguage } from '#server/features/telling/notifications/queries.ts'
import { writePushNames } from '#server/features/telling/push/queries.ts'
import { errorWords } from '#server/http/error-words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { tellingChannels } from './channels/all.ts'
import type { ChannelSettings, TellingChannel, Wants } from './channels/channel.ts'
import { readChoices, writeChoice, writeQuietHours, writeSheetChoice } from './choices.ts'
import { forgetUnreachable } from './queries.ts'
import { readRecipient } from './recipient.ts'
import { wantsOf } from './rules.ts'
import { agreeToWhatsapp, withdrawWhatsapp } from './whatsapp-consent.ts'
import { deliveryMessages } from './words.ts'

interface ChoiceDependencies extends ChannelSettings {
  db: Db
  limits: Limits
  site: ReadSite
}

const wireWants = { everything: 'EVERYTHING', important: 'IMPORTANT', nothing: 'NOTHING' } as const
const ownWants = { EVERYTHING: 'everything', IMPORTANT: 'important', NOTHING: 'nothing' } as const

const consentOf = ({ consent }: TellingChannel, language: Language, names: Record<Language, string>) => {
  if (!consent) return null
  const { version } = consentTexts[consent]
  return { version, sentence: consentWording(consent, language, names).sentence }
}

interface WhatsappChoice {
  memberId: string
  wants: Wants
  /** What the family read beside it. Null where it wants nothing. */
  read: AgreedRead | null
  now: Date
}

export function choiceHandlers(
  dependencies: ChoiceDependencies,
): HandlersOf<'notificationChoices' | 'chooseNotifications'> {
  const { db, channels, limits, site } = dependencies

  async function presentChoices({ id: memberId, isOwner }: Viewer, language: Language) {
    const to = await readRecipient(db, memberId)
    if (!to) throw new Refusal('not_found')
    const names = siteNames(await site())
    const { weeklySheet, pushNames, quietHours } = await readChoices(db, memberId, dependencies.config.quietHours)
    return {
      weekly_sheet: weeklySheet ? ('Y' as const) : ('N' as const),
      push_names: pushNames ? ('Y' as const) : ('N' as const),
      quiet_hours: quietHours,
      list: tellingChannels.flatMap(channel => {
        const contact = channel.contactOf(to, channels)
        const state = typeof contact === 'string' ? ('READY' as const) : contact.missing
        // A site without codes by SMS says so; other channels are offered only where the site has them.
        if (!carriesCodes(channel.name) && state === 'CLOSED') return []
        // Only whose number it is agrees to messages there, and withdraws that.
        if (channel.consent && !isOwner) return []
        const wants = wireWants[wantsOf(channel, to, dependencies)]
        return [{ channel: channel.name, wants, state, consent: consentOf(channel, language, names) }]
      }),
    }
  }

  /** Choosing WhatsApp gives the consent that it needs, and choosing nothing withdraws it. */
  async function chooseWhatsapp({ memberId, wants, read, now }: WhatsappChoice) {
    await limits.countOrRefuse(`consents ${memberId}`, consentChangesADay)
    await db.transaction().execute(async trx => {
      if (wants === 'nothing' || !read) await withdrawWhatsapp(trx, dependencies, { memberId, channel: 'site', now })
      else await agreeToWhatsapp(trx, { memberId, wants, read, now })
    })
  }

  return {
    notificationChoices: ({ viewer, language }) => presentChoices(viewer, language),

    async chooseNotifications({ input, viewer, language, now }) {
      const { channel, wants, try_again } = input
      if (channel === 'WHATSAPP' && wants) {
        if (!viewer.isOwner) throw new Refusal('not_yours', { sentence: errorWords.owner_alone })
        // A refusal, and no 503: the site has no such channel, and will have none in a moment.
        if (!channels.WHATSAPP) throw new Refusal('conflict', { sentence: errorWords.channel_closed })
        const read = wants === 'NOTHING' ? null : await readTextOrRefuse(db, 'whatsapp', input, language)
        await chooseWhatsapp({ memberId: viewer.id, wants: ownWants[wants], read, now })
      } else if (channel && wants) await writeChoice(db, viewer.id, channel, ownWants[wants])
      if (channel && try_again) await forgetUnreachable(db, viewer.id, channel)
      if (input.push_names) await writePushNames(db, viewer.id, input.push_names === 'Y')
      if (input.weekly_sheet) await writeSheetChoice(db, viewer.id, input.weekly_sheet === 'Y')
      if (input.quiet_hours !== undefined) await writeQuietHours(db, viewer.id, input.quiet_hours)
      await rememberLanguage(db, viewer.id, input.language ?? language)
      const t = deliveryMessages(language)
      return { ...(await presentChoices(viewer, language)), message: try_again ? t.tryAgain : t.chosen }
    },
  }
}
