export type Channel = 'SMS' | 'EMAIL'

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
}

export interface Delivery extends OutgoingMessage {
  /** Stays the same on every retry, so that the gateway can recognise a repetition. */
  id: string
  /** The registered wording. Indian rules require an SMS to name it. */
  template: string
}

export interface Messenger {
  /** Rejects with `Refused` where trying again is of no use, and with any other error where it may be. */
  deliver(delivery: Delivery): Promise<void>
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
export type Messengers = Readonly<Record<Channel, Messenger | null>>
