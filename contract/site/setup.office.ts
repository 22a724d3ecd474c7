import { z } from 'zod'
import { mostTrustees, setupSteps, setupWants } from '#domain/site/setup.ts'
import { codeChannels } from '#domain/telling/channels.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { officeAct } from '../office/act.ts'
import { message, staffEmail } from '../office/fields.ts'

const channel = z.enum(codeChannels, { error: broken('malformed') })

/** What a site needs before families can come, and what of it is there. */
export const officeSetup = endpoint({
  method: 'GET',
  path: '/office/setup',
  access: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** Whether visitors see the site and can register. */
    is_open: z.boolean(),
    /** Whether everything is there that a site needs to open. */
    may_open: z.boolean(),
    steps: z.array(
      z.object({
        step: z.enum(setupSteps),
        is_done: z.boolean(),
        /** A site may open without it. */
        is_later: z.boolean(),
        wants: z.array(z.enum(setupWants)),
      }),
    ),
    /** The ways to reach families that this server has, and whether each was tried. */
    channels: z.array(z.object({ channel, is_tried: z.boolean(), is_sent: z.boolean() })),
    /** Who outside the office is told every day, and who from a later moment on. */
    trustees: z.object({
      addresses: z.array(z.string()),
      next: z.object({ addresses: z.array(z.string()), from: z.string() }).nullable(),
    }),
  }),
})

/** Sends a code by one of the ways to reach families, to whoever sets the site up. */
export const trySetupChannel = endpoint({
  method: 'POST',
  path: '/office/setup/try',
  access: 'admin',
  writes: true,
  acts: ['setup_channel_tried'],
  limits: ['setup trial'],
  input: z.strictObject({ channel, mobile: z.string().trim().max(20).default('') }),
  output: message,
})

/** The code that arrived proves that messages do. */
export const confirmSetupChannel = endpoint({
  method: 'PUT',
  path: '/office/setup',
  access: 'admin',
  writes: true,
  acts: ['setup_channel_confirmed'],
  input: z.strictObject({ channel, code: field.text('otp', 6) }),
  output: message,
})

/** Names who outside the office is told every day. A change holds after some days, and those of today are written to. */
export const nameTrustees = officeAct('admin', { acts: ['trustees_named'] }, '/office/setup/trustees', {
  addresses: z
    .array(staffEmail, { error: broken('malformed') })
    .max(mostTrustees, { error: broken('too_many', mostTrustees) }),
})

/** Lets visitors in and families register. It cannot be taken back: families may have come meanwhile. */
export const openSite = officeAct('admin', { acts: ['site_opened'] }, '/office/setup/open', {})
