import { z } from 'zod'
import { dltIdPattern, messageNames, messageVariables, smsNames } from '#domain/telling/messages.ts'
import { languages } from '#domain/words/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { rowVersion } from '../numbers.ts'
import { message } from './fields.ts'

const language = z.enum(languages, { error: broken('malformed') })
const channel = z.enum(['SMS', 'EMAIL'], { error: broken('malformed') })

const email = z.object({ language, subject: z.string(), text: z.string() })
/** A template as it is registered with Meta, its variables numbered. */
const whatsapp = z.object({ language, text: z.string() })
const sms = z.object({
  language,
  text: z.string(),
  /** The text as it is registered, each variable under its tag. */
  dlt_text: z.string(),
  /** Empty where there is none: no SMS goes then. */
  dlt_id: z.string(),
  /** The id comes from the settings of the server, not from the office. */
  is_from_settings: z.boolean(),
  /** The name under which the text was registered, where the site is called otherwise by now. */
  registered_name: z.string(),
  version: z.number(),
  /** Empty where the office has not changed it. */
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
    /** The ways by which this server sends. */
    channels: z.array(z.enum(['SMS', 'EMAIL', 'WHATSAPP'])),
    list: z.array(
      z.object({
        name: z.enum(messageNames),
        variables: z.array(z.enum(messageVariables)),
        /** Empty where it does not go by e-mail. */
        email: z.array(email),
        /** Empty where it does not go by SMS. */
        sms: z.array(sms),
        /** Empty where it does not go by WhatsApp. */
        whatsapp: z.array(whatsapp),
      }),
    ),
  }),
})

/** Notes under which id an SMS wording is registered. An empty id takes it away. */
export const changeSmsId = endpoint({
  method: 'PUT',
  path: '/office/messages/:name',
  access: 'admin',
  writes: true,
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

/** Sends a message with examples for its variables: an e-mail to whoever asks, an SMS to the number that is typed. */
export const testMessage = endpoint({
  method: 'POST',
  path: '/office/messages/:name/test',
  access: 'admin',
  writes: true,
  limits: ['message test'],
  input: z.strictObject({
    name: z.enum(messageNames, { error: broken('malformed') }),
    channel,
    language,
    mobile: z
      .string({ error: broken('phone') })
      .trim()
      .max(20, { error: broken('phone') })
      .default(''),
  }),
  output: message,
})
