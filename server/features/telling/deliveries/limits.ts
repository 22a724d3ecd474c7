import type { MessageChannel } from '#server/ports/messenger.ts'

/** How many messages with notices a family gets by each channel. Those that ring on the phone are fewer, and an SMS costs money. */
export const noticesPerFamily: Readonly<Record<MessageChannel, { anHour: number; aDay: number }>> = {
  EMAIL: { anHour: 1, aDay: 24 },
  SMS: { anHour: 1, aDay: 3 },
  WHATSAPP: { anHour: 1, aDay: 3 },
}
