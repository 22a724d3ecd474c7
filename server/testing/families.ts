import type { Db } from '#server/db/open.ts'
import { type SignupChoices, type SignupRequest, signupRequest } from './signup-request.ts'
import type { TestWorld } from './world.ts'

const choicesOf = new WeakMap<Db, Promise<SignupChoices>>()

/** The choices of the Kale family, of Purandar near Pune. The master data of a database stays, so they are read once. */
export function registrationChoices(db: Db): Promise<SignupChoices> {
  const choices = choicesOf.get(db) ?? readChoices(db)
  choicesOf.set(db, choices)
  return choices
}

async function readChoices(db: Db): Promise<SignupChoices> {
  const option = async (type: string) =>
    (await db.selectFrom('options').select('id').where('type', '=', type).orderBy('position').executeTakeFirstOrThrow())
      .id
  const native = await db
    .selectFrom('talukas')
    .innerJoin('districts', 'districts.id', 'talukas.district_id')
    .where('districts.name_en', '=', 'Pune')
    .where('talukas.name_en', '=', 'Purandar')
    .select(['talukas.id as taluka', 'districts.id as district'])
    .executeTakeFirstOrThrow()
  return {
    marital_status_id: await option('MARITAL_STATUS'),
    education_group_id: await option('EDUCATION_GROUP'),
    working_place_taluka_id: native.taluka,
    native_place_district_id: native.district,
    native_place_taluka_id: native.taluka,
  }
}

export const registrationForm = async (db: Db, change: Partial<SignupRequest> = {}): Promise<SignupRequest> =>
  signupRequest(await registrationChoices(db), change)

export async function codeFor(world: TestWorld, to: string): Promise<string> {
  const message = (await world.outbox()).find(one => one.to.includes(to))
  const code = /\b(?:\d{6}|\d{4})\b/.exec(message?.text ?? '')?.[0]
  if (!code) throw new Error(`no code went to ${to}`)
  return code
}

/** Logs a family in by a code to its mobile, which also claims a record that the office made for it. */
export async function logsInByCode(world: TestWorld, mobile: string) {
  const to = { mobile, dial_code: '+91', country_code: 'in' }
  await world.call('sendLoginCode', to)
  return world.call('loginByCode', { ...to, code: await codeFor(world, mobile) })
}

/** Another code of the same length. */
export const wrongCode = (right: string): string => (right.startsWith('1') ? '2' : '1').repeat(right.length)

export interface Family {
  id: string
  token: string
  form: SignupRequest
}

/** Registers a family that has not verified its code yet. */
export async function registers(world: TestWorld, change: Partial<SignupRequest> = {}): Promise<Family> {
  const form = await registrationForm(world.db, change)
  const { status, body } = await world.call('signup', form)
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`)
  return { id: body.id, token: body.access_token, form }
}

/** Registers a family and verifies its code, so that it may use the member area. */
export async function joins(world: TestWorld, change: Partial<SignupRequest> = {}): Promise<Family> {
  const family = await registers(world, change)
  const otp = await codeFor(world, family.form.mobile)
  const { status, body } = await world.call('verifyOtp', { email: family.form.mobile, otp }, { token: family.token })
  if (status !== 200) throw new Error(`verification answered ${status}: ${JSON.stringify(body)}`)
  return family
}

/** Registers a family whose e-mail is verified besides its mobile, so that it can recover by either. */
export async function joinsWithBoth(world: TestWorld, change: Partial<SignupRequest> = {}): Promise<Family> {
  const family = await joins(world, change)
  const now = world.clock.now()
  await world.db.updateTable('members').set({ email_verified_at: now }).where('id', '=', family.id).execute()
  return family
}
