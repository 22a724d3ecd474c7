import { describe, expect, it } from 'vitest'
import { groom } from '#server/testing/members.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { aMinutePasses, claims, decides, itemOf, lettersTo } = reviewsIn(world)
const hour = 3_600_000
const pdf = Buffer.from('%PDF-1.7 the order of the court')

function sends(staff: TestStaff, fields: Record<string, string>, paper: Buffer = pdf) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('paper', new Blob([new Uint8Array(paper)]), 'order.pdf')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return request.arrayBuffer().then(async body => {
    const headers = { ...staff.options.headers, 'content-type': request.headers.get('content-type') ?? '' }
    return world.app.inject({ method: 'POST', url: '/api/office/orders', headers, payload: Buffer.from(body) })
  })
}
const anHourAgo = () => new Date(world.clock.now().getTime() - hour).toISOString()
const order = () => ({
  authority: 'District Court, Pune',
  email: 'registry-pune@court.in',
  received_at: anHourAgo(),
  message: 'Order 12 of 2026: close the profile',
})

describe('an order of a court', () => {
  it('stands in the queue with three hours from its arrival, its paper beside it, and is answered', async () => {
    const staff = await createStaff(world)
    const him = await groom(world)
    const { registration_no } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', him.id)
      .executeTakeFirstOrThrow()
    const answer = await sends(staff, { ...order(), about_registration_no: registration_no })
    expect(answer.statusCode).toBe(200)
    const { number } = answer.json()
    const { id } = await world.db
      .selectFrom('complaints')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const item = await itemOf('complaint', id)
    const url = `/api/office/queue/${item}/paper`
    const asksPaper = (who: TestStaff) =>
      world.app.inject({ method: 'POST', url, headers: who.options.headers ?? {}, payload: {} })
    // Only whoever holds the item reads the paper.
    expect((await asksPaper(staff)).statusCode).toBe(409)
    const { body } = await claims(staff, item)
    expect(body).toMatchObject({ about: 'order', has_paper: true, name: 'District Court, Pune' })
    expect((Date.parse(body.due_at) - world.clock.now().getTime()) / hour).toBe(2)
    const paper = await asksPaper(staff)
    expect(paper.rawPayload.equals(pdf)).toBe(true)
    expect(paper.headers['content-disposition']).toContain('attachment')
    expect((await asksPaper(await createStaff(world))).statusCode).toBe(409)
    const stored = await world.db.selectFrom('complaint_papers').select('sealed').executeTakeFirstOrThrow()
    expect(stored.sealed.includes('the order')).toBe(false)
    const acts = await world.db
      .selectFrom('audit')
      .select('act')
      .where('act', 'like', 'order_%')
      .orderBy('seq')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual(['order_recorded', 'order_read'])

    await decides(staff, item, 'suspend', { answer: 'Carried out today', told: 'The details are not true' })
    await aMinutePasses()
    expect(await lettersTo('registry-pune@court.in')).toEqual([`Your order, our number ${number}`])
    await world.db.deleteFrom('complaints').where('id', '=', id).execute()
    expect(await world.db.selectFrom('complaint_papers').selectAll().execute()).toEqual([])
  })

  it('is refused with a file that is no paper, or with a time that cannot be', async () => {
    const staff = await createStaff(world)
    expect((await sends(staff, order(), Buffer.from('<script>alert(1)</script>'))).statusCode).toBe(415)
    const ahead = new Date(world.clock.now().getTime() + hour).toISOString()
    expect((await sends(staff, { ...order(), received_at: ahead })).json().fields).toHaveProperty('received_at')
    const long = new Date(world.clock.now().getTime() - 8 * 24 * hour).toISOString()
    expect((await sends(staff, { ...order(), received_at: long })).json().fields).toHaveProperty('received_at')
    expect(await world.db.selectFrom('complaint_papers').selectAll().execute()).toEqual([])
  })

  it('cannot be told by the public form', async () => {
    const { status } = await world.call('makeComplaint', {
      kind: 'order' as never,
      name: 'Somebody',
      email: 'a@family.in',
      message: 'I am a court',
    })
    expect(status).toBe(400)
  })
})
