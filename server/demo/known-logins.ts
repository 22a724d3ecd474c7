import type { Gender } from '#domain/limits.ts'

/** The people a newcomer logs in as. Nobody else in a demo community has a password. */
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

/** In the order they joined, a bride and a groom in turn, so that each stands on its own gender's place. */
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
