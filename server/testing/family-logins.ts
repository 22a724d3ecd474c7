import type { FamilyRole } from '#domain/access/family-logins.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import { tendAddedAccess } from '#server/features/access/family-logins/job.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { codeFor, type Family, logsInByCode } from './families.ts'
import { signupPassword } from './signup-request.ts'
import type { TestWorld } from './world.ts'

let numbers = 0
/** A mobile number that nobody has. */
export const freeMobile = () => `96${String(10_000_000 + ++numbers)}`

export async function invitationCode(world: TestWorld, mobile: string): Promise<string> {
  const sent = (await world.outbox()).find(({ to, text }) => to.includes(mobile) && /\b\d{8}\b/.test(text))
  const code = /\b\d{8}\b/.exec(sent?.text ?? '')?.[0]
  if (!code) throw new Error(`no invitation went to ${mobile}`)
  return code
}

/** Invites somebody to a family's profile, and lets the day pass that a family without a password waits. */
export async function sendsInvitation(
  world: TestWorld,
  owner: Pick<Family, 'token'>,
  role: FamilyRole,
  mobile: string,
) {
  world.clock.passes(120_000)
  const own = (await world.call('me', {}, { token: owner.token })).body
  const hasPassword = own.has_password === 'Y'
  const password = hasPassword ? signupPassword : await ownCode(world, { token: owner.token, mobile: own.mobile })
  const invited = { role, mobile, password }
  const { status, refusal } = await world.call('inviteToFamily', invited, { token: owner.token })
  if (status !== 200) throw new Error(`the invitation was answered ${status}: ${JSON.stringify(refusal)}`)
  if (hasPassword) return
  await waitsADay(world)
}

/** Invites somebody whom nobody knows here yet, and returns the code that reached them. */
export async function invites(world: TestWorld, owner: Pick<Family, 'token'>, role: FamilyRole, mobile: string) {
  await sendsInvitation(world, owner, role, mobile)
  return invitationCode(world, mobile)
}

/** Somebody who has a profile already presses Yes in their own session, and goes over to the one they were invited to. */
export async function agreesInOwnSession(world: TestWorld, token: string) {
  const [waiting] = (await world.call('me', {}, { token })).body.family_invitations
  const answer = { uuid: waiting?.uuid ?? '', answer: 'YES' } as const
  const { status, refusal } = await world.call('answerInvitation', answer, { token })
  if (status !== 200) throw new Error(`agreeing was answered ${status}: ${JSON.stringify(refusal)}`)
  const { list } = (await world.call('ownProfiles', {}, { token })).body
  const uuid = list.find(({ registration_no }) => registration_no === waiting?.registration_no)?.uuid ?? ''
  await world.call('switchProfile', { uuid }, { token })
}

/** Somebody of the family who has accepted, with a session in the profile. */
export async function joinsFamily(
  world: TestWorld,
  owner: Pick<Family, 'token'>,
  role: FamilyRole,
  mobile: string = freeMobile(),
) {
  const before = await world.db.selectFrom('persons').select('id').where('mobile', '=', `+91${mobile}`).execute()
  if (before.length > 0) {
    await sendsInvitation(world, owner, role, mobile)
    world.clock.passes(120_000)
    const token = (await logsInByCode(world, mobile)).body.access_token
    await agreesInOwnSession(world, token)
    return { mobile, token }
  }
  const code = await invites(world, owner, role, mobile)
  const { status, body, refusal } = await world.call('acceptInvitation', { mobile, code })
  if (status !== 200) throw new Error(`accepting was answered ${status}: ${JSON.stringify(refusal)}`)
  return { mobile, token: body.access_token }
}

/** A daughter who has agreed by her own number to the profile that her mother registered, and logs in with it. */
export async function daughterJoins(world: TestWorld, mother: Pick<Family, 'token'>, mobile: string = freeMobile()) {
  const asked = await world.call('askCandidate', { registered_by: 'MOTHER', mobile }, { token: mother.token })
  if (asked.status !== 200) throw new Error(`the candidate was not asked: ${JSON.stringify(asked.refusal)}`)
  const { body } = await world.call('openByCandidateCode', { mobile, code: await invitationCode(world, mobile) })
  await world.call('answerCandidate', { token: body.token, answer: 'YES' })
  return joinsFamily(world, mother, 'CANDIDATE', mobile)
}

/** Runs the job that tells of what begins, begins it, and sends the invitations that waited. */
export const tendsAddedAccess = (world: TestWorld) =>
  tendAddedAccess(
    {
      db: world.db,
      secrets: world.secrets,
      limits: databaseLimits(world),
      channels: { SMS: true, EMAIL: true },
      config: world.config,
    },
    world.clock.now(),
  )

/** Lets the day pass in which everybody is told, and the job run on time. */
export async function waitsADay(world: TestWorld) {
  world.clock.passes(dayMs - hourMs)
  await tendsAddedAccess(world)
  world.clock.passes(hourMs)
  await tendsAddedAccess(world)
}

/** The code that stands in for the password of somebody who has none. */
export async function ownCode(world: TestWorld, { token, mobile }: { token: string; mobile: string }): Promise<string> {
  world.clock.passes(60_000)
  const { status } = await world.call('sendOwnCode', {}, { token })
  if (status !== 200) throw new Error(`the code was answered ${status}`)
  return codeFor(world, mobile)
}
