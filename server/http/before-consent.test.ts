import { describe, expect, it } from 'vitest'
import { beforeConsent } from '#contract/before-consent.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, calls } from '#contract/index.ts'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'
import { joins } from '#server/testing/families.ts'
import { groom } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const yes = {
  consents: neededConsents.map(text => ({ text, version: consentTexts[text].version, is_given: 'Y' as const })),
}
const ofMembers = (Object.keys(calls) as CallName[]).filter(name =>
  ['session', 'member', 'paid'].includes(calls[name].access),
)
const acts = ofMembers.filter(name => calls[name].writes && !beforeConsent.has(name))
const codeOf = async (name: CallName, token: string) => {
  const { method, path, file }: Endpoint = calls[name]
  const url = `/api${path.replace(/:\w+/g, '0198c0de-0000-7000-8000-000000000000')}`
  const answer = async (payload?: object, type?: string) => {
    const sent = { method, url, headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) } }
    return (await world.app.inject({ ...sent, ...(payload && { payload }) })).json().code as string
  }
  if (method === 'GET') return answer()
  if (!file) return answer({})
  const form = new FormData()
  form.append(file, new Blob(['no photo']), 'photo.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return answer(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '')
}
/** A family that came in by a code to the contact of its imported record, and has answered nothing. */
async function claims() {
  const family = await joins(world, { consents: undefined })
  await world.db.updateTable('members').set({ origin: 'import' }).where('id', '=', family.id).execute()
  return family
}

describe('a family that has claimed its imported record', () => {
  it('reads, and acts only after it has agreed', async () => {
    const [{ token }, him] = [await claims(), await groom(world)]
    expect((await world.call('profileDetail', { uuid: him.id }, { token })).status).toBe(200)
    expect((await world.call('brideList', {}, { token })).status).toBe(200)
    const sends = () => world.call('sendInterest', { to_user_id: him.id }, { token })
    expect((await sends()).refusal).toMatchObject({ code: 'consent_needed' })
    expect((await world.call('setConsents', { consents: yes.consents.slice(0, 1) }, { token })).status).toBe(200)
    expect((await sends()).status).toBe(403)
    expect((await world.call('setConsents', yes, { token })).status).toBe(200)
    expect((await sends()).status).toBe(200)
  })

  it('is refused every act that is not named, and nobody else is', async () => {
    const [claimed, registered] = [await claims(), await joins(world, { consents: undefined })]
    expect(acts).toContain('sendInterest')
    expect(acts).toContain('contactDetail')
    for (const name of acts) {
      expect([name, await codeOf(name, claimed.token)]).toEqual([name, 'consent_needed'])
      expect([name, await codeOf(name, registered.token)]).not.toEqual([name, 'consent_needed'])
    }
  })
})
