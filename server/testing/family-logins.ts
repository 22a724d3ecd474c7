import type { FamilyRole } from '#domain/access/family-logins.ts'
import type { Family } from './families.ts'
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

/** Invites somebody to a family's profile and returns the code that reached them. */
export async function invites(world: TestWorld, owner: Pick<Family, 'token'>, role: FamilyRole, mobile: string) {
  world.clock.passes(120_000)
  const { status, refusal } = await world.call('inviteToFamily', { role, mobile }, { token: owner.token })
  if (status !== 200) throw new Error(`the invitation was answered ${status}: ${JSON.stringify(refusal)}`)
  return invitationCode(world, mobile)
}

/** Somebody of the family who has accepted, with a session in the profile. */
export async function joinsFamily(
  world: TestWorld,
  owner: Pick<Family, 'token'>,
  role: FamilyRole,
  mobile: string = freeMobile(),
) {
  const code = await invites(world, owner, role, mobile)
  const { status, body, refusal } = await world.call('acceptInvitation', { mobile, code })
  if (status !== 200) throw new Error(`accepting was answered ${status}: ${JSON.stringify(refusal)}`)
  return { mobile, token: body.access_token }
}

/** A daughter who has agreed by her own number to the profile that her mother registered, and logs in with it. */
export async function daughterJoins(world: TestWorld, mother: Pick<Family, 'token'>) {
  const mobile = freeMobile()
  const asked = await world.call('askCandidate', { registered_by: 'MOTHER', mobile }, { token: mother.token })
  if (asked.status !== 200) throw new Error(`the candidate was not asked: ${JSON.stringify(asked.refusal)}`)
  const { body } = await world.call('openByCandidateCode', { mobile, code: await invitationCode(world, mobile) })
  await world.call('answerCandidate', { token: body.token, answer: 'YES' })
  return joinsFamily(world, mother, 'CANDIDATE', mobile)
}
