import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, calls } from '#contract/index.ts'
import { isStaffAccess } from '#domain/office/staff.ts'
import { inputAimedAt } from './sample-input.ts'
import type { TestWorld } from './world.ts'

const reads = (Object.keys(calls) as CallName[]).filter(name => calls[name].method === 'GET')
const ofMembers = reads.filter(name => ['session', 'member', 'paid'].includes(calls[name].access))
const ofStaff = reads.filter(name => isStaffAccess(calls[name].access))

interface Reader {
  /** The headers of a family's session, or of one of the office. */
  headers: Record<string, string>
  of: 'members' | 'staff'
}

/** Every answer that somebody can read, aimed at one profile where a call is about one, by the call's name. */
export async function everyAnswer(
  world: TestWorld,
  { headers, of }: Reader,
  { id }: { id: string },
): Promise<Map<string, string>> {
  // A node of its own has nothing in its caches.
  const node = await world.anotherNode()
  const answers = new Map<string, string>()
  for (const name of of === 'staff' ? ofStaff : ofMembers) {
    const endpoint: Endpoint = calls[name]
    const url = `/api${endpoint.path.replace(/:\w+/g, id)}`
    const whole = await node.inject({ method: 'GET', url, headers })
    // Lists answer with everybody where no filter is sent; a call about one family has to be told which.
    const query = inputAimedAt(endpoint, id) as Record<string, string>
    const { statusCode, body } =
      whole.statusCode === 400 ? await node.inject({ method: 'GET', url, headers, query }) : whole
    answers.set(name, `${statusCode} ${body}`)
  }
  await node.close()
  return answers
}

/** The names of what is another one than before. */
export const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...before.keys()].filter(name => before.get(name) !== after.get(name))
