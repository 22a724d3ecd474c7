import type { MessageChannel } from '#domain/telling/channels.ts'
import type { DeliveryKind, LetterKind, LinkedKind } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import type { Account } from '#server/features/access/accounts/queries.ts'
import type { NotificationRow } from '#server/features/telling/notifications/queries.ts'
import type { Template } from '#server/features/telling/outbox/queries.ts'
import type { SmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { Limits } from '#server/http/limits.ts'
import type { OutgoingMessage } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** How much a family wants to hear by a channel. */
export type Wants = 'everything' | 'important' | 'nothing'

/** What decides how a member is told something. */
export interface Recipient {
  account: Account
  /** The child whom it is about, where the person who reads it acts for several. */
  child: string | null
  language: Language
  /** What the member chose. A channel without a choice follows its default. */
  chosen: Readonly<Partial<Record<MessageChannel, Wants>>>
  /** The channels whose contact refused a message for good. */
  unreachable: ReadonlySet<MessageChannel>
  /** Whether the member agreed to messages by WhatsApp, in the text that is in force. */
  takesWhatsapp: boolean
}

export interface ChannelSettings {
  secrets: Secrets
  channels: OpenChannels
  config: Config
}

/** The settings for one message. The wordings that the office has registered may change before the next. */
export interface TellingSettings extends ChannelSettings {
  smsIds: SmsIds
}

/** Why nothing can go to a member by a channel. */
export type Missing = 'CLOSED' | 'NONE' | 'UNVERIFIED' | 'ABROAD' | 'NOT_AGREED' | 'UNREACHABLE'

export type Content = Omit<OutgoingMessage, 'to'> & { template: Template }

/**
 * A way to tell a family something besides the notifications on the site. A new one needs a row of
 * `domain/telling/channels.ts`, a file in this folder, a line in `all.ts` and a messenger.
 */
export interface TellingChannel {
  readonly name: MessageChannel
  /** The consent that a member gives by choosing it. */
  readonly consent?: 'whatsapp'
  /** Whether it rings on the family's phone, where one message is enough. */
  readonly rings: boolean
  /** How many messages with notices a family gets by it. */
  readonly noticesPerFamily: { readonly anHour: number; readonly aDay: number }
  /** How much a member without a choice hears by it. */
  byDefault(to: Recipient, open: OpenChannels): Wants
  /** The contact, or why there is none. */
  contactOf(to: Recipient, open: OpenChannels): string | { missing: Missing }
  /** One message with all that is new. Null where the channel has no words for it. */
  notices(rows: readonly NotificationRow[], to: Recipient, settings: TellingSettings): Content | null
  /** A message that says that there is a letter. The reason is only in the letter that a decision writes. */
  officeWord(kind: LetterKind | LinkedKind, language: Language, settings: TellingSettings): Content | null
  /** Counts one message against the day's budget for its kind, and returns whether it may go. */
  spend(budget: { limits: Limits; config: Config }, kind: DeliveryKind): Promise<boolean>
}
