import type { StaffRole } from '#domain/office.ts'

interface Login {
  id: string
  role: StaffRole
  is_demo: boolean
  retired_at: Date | null
}

/** Whether a login can be taken away: an ADMIN must stay, and the demo's does not count for a real one. */
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
