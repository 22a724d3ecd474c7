import type { Db } from '#server/db/open.ts'
import { rememberLanguage } from '#server/features/notifications/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tellingChannels } from './channels/all.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { forgetUnreachable, readSheetChoice, writeChoice, writeSheetChoice } from './choices.ts'
import { readRecipient } from './recipient.ts'
import { wantsOf } from './rules.ts'
import { deliveryMessages } from './words.ts'

interface ChoiceDependencies extends ChannelSettings {
  db: Db
}

const wireWants = { everything: 'EVERYTHING', important: 'IMPORTANT', nothing: 'NOTHING' } as const
const ownWants = { EVERYTHING: 'everything', IMPORTANT: 'important', NOTHING: 'nothing' } as const

export function choiceHandlers(
  dependencies: ChoiceDependencies,
): HandlersOf<'notificationChoices' | 'chooseNotifications'> {
  const { db, channels } = dependencies

  async function presentChoices(memberId: string) {
    const to = await readRecipient(db, memberId)
    if (!to) throw new Refusal('not_found')
    return {
      weekly_sheet: (await readSheetChoice(db, memberId)) ? ('Y' as const) : ('N' as const),
      list: tellingChannels.map(channel => {
        const contact = channel.contactOf(to, channels)
        return {
          channel: channel.name,
          wants: wireWants[wantsOf(channel, to, dependencies)],
          state: typeof contact === 'string' ? ('READY' as const) : contact.missing,
        }
      }),
    }
  }

  return {
    notificationChoices: ({ viewer }) => presentChoices(viewer.id),

    async chooseNotifications({ input, viewer, language }) {
      const { channel, wants, try_again } = input
      if (channel && wants) await writeChoice(db, viewer.id, channel, ownWants[wants])
      if (channel && try_again) await forgetUnreachable(db, viewer.id, channel)
      if (input.weekly_sheet) await writeSheetChoice(db, viewer.id, input.weekly_sheet === 'Y')
      await rememberLanguage(db, viewer.id, input.language ?? language)
      const say = deliveryMessages(language)
      return { ...(await presentChoices(viewer.id)), message: try_again ? say.tryAgain : say.chosen }
    },
  }
}
