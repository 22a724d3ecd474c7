import { z } from 'zod'
import { messageChannels } from '#domain/telling/channels.ts'
import { dltIdPattern, messageNames, messageVariables, smsNames } from '#domain/telling/messages.ts'
import { languages } from '#domain/words/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { rowVersion } from '../numbers.ts'
import { message } from './fields.ts'

const language = z.enum(languages, { error: broken('malformed') })

const email = z.object({ language, subject: z.string(), text: z.string() })
/** A template as it is registered with Meta, its variables numbered. */
const whatsapp = z.object({ language, text: z.string() })
const sms = z.object({
  language,
  text: z.string(),
  /** The text as it is registered, each variable under its tag. */
  dlt_text: z.string(),
  /** Empty if there is none: then no SMS is sent. */
  dlt_id: z.string(),
  /** The id comes from the settings of the server, not from the office. */
  /** The site name in the registered text, if the site has another name by now. */
  registered_name: z.string(),
  version: z.number(),
  /** Empty if the office has not changed it. */
  changed_at: z.string(),
  changed_by: z.string(),
})

/** Every message of the service, with its words in both languages. */
export const officeMessages = endpoint({
  method: 'GET',
  path: '/office/messages',
  access: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** The channels that this server sends by. */
    channels: z.array(z.enum(messageChannels)),
    list: z.array(
      z.object({
        name: z.enum(messageNames),
        variables: z.array(z.enum(messageVariables)),
        /** Empty if it is not sent by e-mail. */
        email: z.array(email),
        /** Empty if it is not sent by SMS. */
        sms: z.array(sms),
        /** Empty if it is not sent by WhatsApp. */
        whatsapp: z.array(whatsapp),
      }),
    ),
  }),
})

/** Stores the id that an SMS wording is registered under. An empty id removes it. */
export const changeSmsId = endpoint({
  method: 'PUT',
  path: '/office/messages/:name',
  access: 'admin',
  writes: true,
  acts: ['sms_id_changed'],
  input: z.strictObject({
    name: z.enum(smsNames, { error: broken('malformed') }),
    language,
    dlt_id: z
      .string({ error: broken('dlt_id') })
      .trim()
      .refine(id => id === '' || dltIdPattern.test(id), { error: broken('dlt_id') }),
    /** Zero before the first change. */
    version: rowVersion,
  }),
  output: message,
})

/** Stores the ids of many wordings at once, from a CSV file with the columns name, language and dlt_id. All of them or none. */
export const importSmsIds = endpoint({
  method: 'POST',
  path: '/office/messages/ids',
  access: 'admin',
  writes: true,
  acts: ['sms_id_changed'],
  input: z.strictObject({
    text: z.string({ error: broken('malformed') }).max(200_000, { error: broken('malformed') }),
  }),
  output: message,
})

/** Sends a message with examples for its variables: an e-mail to whoever asks, another to the number that is typed. */
export const testMessage = endpoint({
  method: 'POST',
  path: '/office/messages/:name/test',
  access: 'admin',
  writes: true,
  acts: ['message_tested'],
  limits: ['message test'],
  input: z.strictObject({
    name: z.enum(messageNames, { error: broken('malformed') }),
    channel: z.enum(messageChannels, { error: broken('malformed') }),
    language,
    mobile: z
      .string({ error: broken('phone') })
      .trim()
      .max(20, { error: broken('phone') })
      .default(''),
  }),
  output: message,
})
