import { z } from 'zod'
import { minStaffPassword } from '#domain/limits.ts'
import { isReasonEnough, isToldEnough, maxReason, minReasonLetters } from '#domain/office/office-reasons.ts'
import { recoveryCodeLetters, staffRoles } from '#domain/office/staff.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'

/** Longer than a member's may be: addresses of the provider's own organisation are long. */
const maxEmail = 64

export const message = z.object({ message: z.string() })
export const uuid = z.guid({ error: broken('malformed') })
/** A photo that others see or will see. The address is answered to a session of the office alone. */
export const officePhoto = z.object({ uuid, image: z.string() })
export const role = z.enum(staffRoles, { error: broken('select', 'role') })

/** Why staff act: a ready reason, or one of their own. Whoever reads the audit later has only this to understand it. */
export const reason = field
  .text('reason', maxReason)
  .refine(isReasonEnough, { error: broken('staff_reason', minReasonLetters) })

/** What the family concerned reads of it. */
export const told = field
  .text('told', maxReason)
  .refine(isToldEnough, { error: broken('staff_reason', minReasonLetters) })

export const staffEmail = z
  .string({ error: broken('required', 'email') })
  .trim()
  .min(1, { error: broken('required', 'email') })
  .max(maxEmail, { error: broken('max_length', maxEmail) })
  .regex(field.emailPattern, { error: broken('email') })

/** The six digits of the authenticator app. Apps show them in two groups. */
export const appCode = z
  .string({ error: broken('required', 'otp') })
  .transform(typed => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: broken('app_code') }))

/** The code of the app, or a recovery code that was written down for a lost phone. */
export const secondFactor = z
  .string({ error: broken('required', 'otp') })
  .transform(typed => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(new RegExp(`^(\\d{6}|[${recoveryCodeLetters}]{10})$`), { error: broken('app_code') }))

export const staffPassword = z
  .string({ error: broken('required', 'password') })
  .min(1, { error: broken('required', 'password') })
  .min(minStaffPassword, { error: broken('min_length', minStaffPassword) })
  .max(128, { error: broken('max_length', 128) })

/** A random token in the address of a page. */
export const token = z
  .string({ error: broken('malformed') })
  .min(20, { error: broken('malformed') })
  .max(128, { error: broken('malformed') })

/** A list that leaves the office: the name of the file and what is in it. */
export const listFile = z.object({ name: z.string(), text: z.string() })
