/** The ways that prove a contact: codes go by them. */
export type Channel = 'SMS' | 'EMAIL'
/** Every way out. WhatsApp goes to the registered mobile of whoever agreed to it, and carries no codes. */
export type MessageChannel = Channel | 'WHATSAPP'
/** Those and the browsers that a member lets us ring, which count as no contact. */
export type OutboxChannel = MessageChannel | 'PUSH'

/** One message to one person. */
export interface OutgoingMessage {
  to: string
  subject: string
  text: string
  /** What the site is called. It stands at the head of a letter. */
  sender?: string
  /** A file that goes with an e-mail. */
  attachment?: { name: string; type: string; base64: string }
  /** The address at which a mail program switches e-mails of this kind off with one click. */
  unsubscribe?: string
  /** WhatsApp has the words itself, in both languages: only what is filled in goes to it. */
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
   * Rejects with `Refused` where trying again is of no use, and with any other error where it may be. Calls `knownAs` with the id
   * under which the other side will report on the message, where it gives one.
   */
  deliver(delivery: Delivery, knownAs?: (providerId: string) => Promise<void>): Promise<void>
  /** After so many tries another channel tells it. Without a number it is tried for a day. */
  readonly mostTries?: number
}

/** The other side does not take the message, and never will. */
export class Refused extends Error {
  /** Whether the contact is at fault, as a number that is on no network, and not this one message. */
  readonly isContact: boolean
  constructor(reason: string, isContact: boolean) {
    super(reason)
    this.isContact = isContact
  }
}

/** Messages of a channel without a messenger stay in the outbox, where the demo shows them. */
export type Messengers = Readonly<
  Record<Channel, Messenger | null> & Partial<Record<'WHATSAPP' | 'PUSH', Messenger | null>>
>
