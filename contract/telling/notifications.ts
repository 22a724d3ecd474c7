import { z } from 'zod'
import { channelWants, messageChannels } from '#domain/telling/channels.ts'
import { quietHourBounds } from '#domain/telling/quiet-hours.ts'
import { notificationNames } from '#domain/telling/told.ts'
import { languages } from '#domain/words/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { readIn, textVersion } from '../families/consents.ts'
import { readForms } from '../families/second-script.ts'
import { broken } from '../field-words.ts'
import { flag, nullableText, pageOf } from '../finding/summary.ts'
import { paging } from '../paging.ts'

const notification = z.object({
  uuid: z.guid(),
  type: z.enum(notificationNames),
  /** A sentence in the reader's language. */
  description: z.string(),
  created_at: z.string(),
  is_read: flag,
  /** The page that it leads to was opened from it. The bell counts what is unread, not what is unopened. */
  is_opened: flag,
  /** The other member; null where the provider speaks. */
  reference_id: z.guid().nullable(),
  from_user: z
    .object({
      uuid: z.guid(),
      image: nullableText,
      first_name: z.string(),
      last_name: z.string(),
      second_script: readForms(['first_name', 'last_name']),
    })
    .nullable(),
  /** The specification keeps the sender's avatar here. */
  to_user: z.object({ image: nullableText }),
  /** The page of this site that it leads to. */
  link: z.string().startsWith('/'),
})
export type Notification = z.output<typeof notification>

/** The newest first. `offset` is a page of `limit` rows. */
export const notificationList = endpoint({
  method: 'GET',
  path: '/user/notification/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input: z.object({
    ...paging,
    limit: z.coerce
      .number({ error: broken('malformed') })
      .int({ error: broken('malformed') })
      .min(1, { error: broken('malformed') })
      .max(50, { error: broken('malformed') })
      .default(4),
  }),
  output: pageOf(notification),
})

/** How many are unread. Pages ask every few seconds, so it is answered from memory. */
export const notificationCount = endpoint({
  method: 'GET',
  path: '/notification/count',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({ count: z.number() }),
})

/**
 * Marks the caller's notifications as read. With `until`, the newest one that the page has shown, one that arrived in the
 * meantime stays unread. `count` is what is still unread.
 */
export const readNotifications = endpoint({
  method: 'PUT',
  path: '/update/notification/status',
  access: 'member',
  writes: true,
  input: z.strictObject({ until: z.guid({ error: broken('malformed') }).optional() }),
  output: z.object({ message: z.string(), count: z.number() }),
})

/** Notes that the caller has followed one of their notifications. */
export const openNotification = endpoint({
  method: 'PUT',
  path: '/notification/opened',
  access: 'member',
  writes: true,
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }) }),
  output: z.object({ message: z.string() }),
})

/**
 * `ABROAD` is a number outside India, for which there is no SMS. `NOT_AGREED` waits for a yes. `UNREACHABLE` has refused a
 * message for good.
 */
const channelStates = ['READY', 'CLOSED', 'NONE', 'UNVERIFIED', 'ABROAD', 'NOT_AGREED', 'UNREACHABLE'] as const

const yesOrNo = z.enum(['Y', 'N'], { error: broken('malformed') })
const channel = z.enum(messageChannels, { error: broken('malformed') })
const wants = z.enum(channelWants, { error: broken('malformed') })
const hourWithin = ({ first, last }: { first: number; last: number }) =>
  z
    .int({ error: broken('malformed') })
    .min(first, { error: broken('malformed') })
    .max(last, { error: broken('malformed') })
const choices = z.object({
  list: z.array(
    z.object({
      channel,
      wants,
      state: z.enum(channelStates),
      /** What is agreed to by choosing the channel, where it needs that. */
      consent: z.object({ version: z.number(), sentence: z.string() }).nullable(),
    }),
  ),
  /** Whether new families who fit come by e-mail on Saturdays. */
  weekly_sheet: yesOrNo,
  /** Whether a locked screen may show who wrote. */
  push_names: yesOrNo,
  /** The hours in India in which nothing that can wait is sent: the family's own, or else the site's. Null where there are none. */
  quiet_hours: z.object({ from: z.number(), to: z.number() }).nullable(),
})
export type ChannelChoice = z.output<typeof choices>['list'][number]

/** What a member hears by which channel besides the bell. */
export const notificationChoices = endpoint({
  method: 'GET',
  path: '/notification/choices',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: choices,
})

export const chooseNotifications = endpoint({
  method: 'PUT',
  path: '/notification/choices',
  access: 'member',
  writes: true,
  limits: ['consents'],
  input: z.strictObject({
    channel: channel.optional(),
    wants: wants.optional(),
    /** The version of the consent that was read beside the channel. */
    consent_version: textVersion.optional(),
    consent_language: readIn.optional(),
    /** Messages go to a contact again that had refused one. */
    try_again: z.literal(true, { error: broken('malformed') }).optional(),
    weekly_sheet: yesOrNo.optional(),
    push_names: yesOrNo.optional(),
    quiet_hours: z
      .strictObject({ from: hourWithin(quietHourBounds.from), to: hourWithin(quietHourBounds.to) })
      .nullable()
      .optional(),
    /** The language of messages; else that of the call. */
    language: z.enum(languages, { error: broken('malformed') }).optional(),
  }),
  output: choices.extend({ message: z.string() }),
})
