import { hourMs } from '#domain/durations.ts'
import type { StaffRole } from '#domain/office/staff.ts'
import { isCommonPassword } from '#server/features/access/passwords/rules.ts'

/** How long the link of an invitation can be used, in milliseconds. */
export const invitationLifetime = 72 * hourMs

interface Login {
  id: string
  role: StaffRole
  is_demo: boolean
  retired_at: Date | null
}

/** Whether a login can be closed: an ADMIN must remain, and the demo's ADMIN is no substitute for a real one. */
export const mayRetire = (login: Login, all: readonly Login[]): boolean =>
  login.retired_at === null &&
  (login.role !== 'ADMIN' ||
    all.some(
      other =>
        other.id !== login.id &&
        other.role === 'ADMIN' &&
        other.retired_at === null &&
        (login.is_demo || !other.is_demo),
    ))

/** A password needs so many letters besides the name before the @, which is the first thing that somebody would try. */
const ownLetters = 6

export const isTooEasy = (password: string, email: string): boolean => {
  const name = (email.split('@')[0] ?? '').toLowerCase()
  return isCommonPassword(password) || password.toLowerCase().replaceAll(name, '').length < ownLetters
}

/** The demo's logins have no app that could be lost. */
export const mayReset = ({ retired_at, is_demo }: Pick<Login, 'retired_at' | 'is_demo'>): boolean =>
  retired_at === null && !is_demo

/** Tells a code of the app from a recovery code, the only other one that the contract lets in. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/**
 * Whether the app's code opens a login. Where passkeys are required, it does for whoever has none that works at this host; recovery
 * codes always do.
 */
export const mayUseApp = ({ staffPasskeys }: { staffPasskeys: 'offered' | 'required' }, hasPasskey: boolean): boolean =>
  staffPasskeys === 'offered' || !hasPasskey
