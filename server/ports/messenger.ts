import type { CodeChannel, OutboxChannel } from '#domain/telling/channels.ts'

export type { CodeChannel as Channel } from '#domain/telling/channels.ts'

/** One message to one person. */
export interface OutgoingMessage {
  to: string
  subject: string
  text: string
  /** The name of the site, at the head of a letter. */
  sender?: string
  /** A file that goes with an e-mail. */
  attachment?: { name: string; type: string; base64: string }
  /** The address at which a mail program switches e-mails of this kind off with one click. */
  unsubscribe?: string
  /** WhatsApp stores the wording in both languages, so only the values that are filled in are sent. */
  whatsapp?: { language: 'en' | 'mr'; variables: readonly string[] }
}

export interface Delivery extends OutgoingMessage {
  /** Stays the same on every retry, so that the gateway can recognise a repetition. */
  id: string
  /** The registered wording. Indian rules require an SMS to name it. */
  template: string
}

export interface Messenger {
  /**
   * Rejects with `Refused` when trying again is of no use, and with any other error when it may help. Calls `knownAs` with the
   * id under which the other side will report on the message, if it gives one.
   */
  deliver(delivery: Delivery, knownAs?: (providerId: string) => Promise<void>): Promise<void>
  /** After this many tries another channel takes over. Without a number it is tried for a day. */
  readonly mostTries?: number
}

/** The other side does not take the message, and never will. */
export class Refused extends Error {
  /** Whether the contact is at fault, such as a number that is on no network, rather than this message. */
  readonly isContact: boolean
  constructor(reason: string, isContact: boolean) {
    super(reason)
    this.isContact = isContact
  }
}

/** Messages of a channel without a messenger stay in the outbox, where the demo shows them. */
export type Messengers = Readonly<
  Record<CodeChannel, Messenger | null> & Partial<Record<OutboxChannel, Messenger | null>>
>
