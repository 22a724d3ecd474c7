import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeMessages } from '#contract/office/messages.ts'
import { call } from '#web/api/client.ts'

export type Messages = AnswerOf<typeof officeMessages>
export type Message = Messages['list'][number]
export type SmsText = Message['sms'][number]
export type WhatsappText = Message['whatsapp'][number]
export type EmailText = Message['email'][number]

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: ({ signal }) => call('GET /office/messages', {}, { signal }),
  // A refetch would replace an id while somebody is editing it.
  refetchOnWindowFocus: false,
})
