import type { Gender } from '#domain/limits.ts'
import type { StaffRole } from '#domain/office/staff.ts'

/** The accounts that a newcomer can log in with, beside those of one family below. No other member of the demo has a password. */
export interface KnownLogin {
  email: string
  mobile: string
  gender: Gender
  first: string
  middle: string
  last: string
  paid: boolean
}

export const knownPassword = 'demo1234'

/** The logins of the office, with the same password. */
export const knownStaff: readonly { id: string; email: string; name: string; role: StaffRole }[] = [
  {
    id: '0190a0a0-0000-7000-8000-0000000000a1',
    email: 'staff@demo.in',
    name: 'Sunita Gokhale',
    role: 'STAFF',
  },
  {
    id: '0190a0a0-0000-7000-8000-0000000000a2',
    email: 'admin@demo.in',
    name: 'Vishwas Apte',
    role: 'ADMIN',
  },
]

/** Brides and grooms alternate, as in the whole community, where even numbers are brides. */
export const knownLogins: readonly KnownLogin[] = [
  {
    email: 'bride.free@demo.in',
    mobile: '9000000001',
    gender: 'F',
    first: 'Mrunal',
    middle: 'Sanjay',
    last: 'Jagtap',
    paid: false,
  },
  {
    email: 'groom.free@demo.in',
    mobile: '9000000002',
    gender: 'M',
    first: 'Omkar',
    middle: 'Vilas',
    last: 'Shinde',
    paid: false,
  },
  {
    email: 'bride.paid@demo.in',
    mobile: '9000000003',
    gender: 'F',
    first: 'Sayali',
    middle: 'Dattatray',
    last: 'Bhosale',
    paid: true,
  },
  {
    email: 'groom.paid@demo.in',
    mobile: '9000000004',
    gender: 'M',
    first: 'Aniket',
    middle: 'Ramesh',
    last: 'Patil',
    paid: true,
  },
]

/** A family in which several people log in for one bride. The grandmother only hears, by SMS. */
export const knownFamily = {
  mother: { email: 'mother@demo.in', mobile: '9000000005' },
  father: { email: 'father@demo.in', mobile: '9000000006' },
  candidate: { email: 'daughter@demo.in', mobile: '9000000007' },
  grandmother: { mobile: '9000000008' },
} as const
