import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { blocks, bride, groom, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { optionId } from '#server/testing/options.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

let stars: object = {}
beforeAll(async () => {
  const district = world.db.selectFrom('districts').select('id').where('name_en', '=', 'Pune')
  stars = {
    birth_time: '05:40:00',
    birth_district_id: (await district.executeTakeFirstOrThrow()).id,
    nakshatra_id: await optionId(world.db, 'NAKSHATRA', { name_en: 'Rohini' }),
    mangal: 'N',
  }
})

const asks = (who: TestMember, of: TestMember, language: 'en' | 'mr' = 'en') =>
  world.call('sheetTicket', { uuid: of.id, language }, { token: who.token })
const fetches = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })
const shortlists = (who: TestMember, whom: TestMember) =>
  world.call('shortlistMember', { to_user_id: whom.id }, { token: who.token })

async function readPdf(bytes: Buffer): Promise<{ text: string; pages: number }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return { text: items.map(item => ('str' in item ? item.str : '')).join(' '), pages: pdf.numPages }
}
const ledger = () => world.db.selectFrom('biodata_copies').selectAll().execute()

describe('a sheet for the guruji', () => {
  it('has both kundalis, all eight kootas, mangal, dashas and that a score is no verdict, on one page', async () => {
    const [her, him] = [await bride(world, stars), await groom(world, { ...stars, date_of_birth: '1995-03-02' })]
    await sendsInterest(world, him, her, 'accepted')
    for (const who of [her, him]) {
      const { status, body } = await asks(who, who === her ? him : her)
      expect(status).toBe(200)
      const answer = await fetches(body.url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      const { text, pages } = await readPdf(answer.rawPayload)
      expect(pages).toBe(1)
      expect(text.match(/Navamsa kundali/g)).toHaveLength(2)
      for (const said of ['Varna', 'Vashya', 'Tara', 'Yoni', 'Gan', 'Nadi', 'Total: ', 'Dashas of the coming years'])
        expect(text).toContain(said)
      expect(text).toContain('A score is not a verdict')
      expect(text.match(/As given by the family: No/g)).toHaveLength(2)
      // What differs is between the owner and us.
      expect(text).not.toContain('You entered')
    }
    // Each family reads who took a sheet with their birth.
    expect(await ledger()).toHaveLength(2)
    const { body } = await world.call('biodataTakers', {}, { token: her.token })
    expect(body.list).toMatchObject([{ uuid: him.id, kind: 'sheet' }])
  })

  it('is in Marathi for whoever asks for it', async () => {
    const forms = { first_name: 'आदित्य', middle_name: 'विजय', last_name: 'काळे' }
    const hers = { first_name: 'सई', middle_name: 'अनिल', last_name: 'मोरे' }
    const [her, him] = [await bride(world, stars), await groom(world, { ...stars, second_script: forms })]
    await shortlists(her, him)
    const reads = async () => readPdf((await fetches((await asks(her, him, 'mr')).body.url)).rawPayload)
    // Both names are in one script: hers has no form in Devanagari yet.
    const before = await reads()
    expect(before.text).toMatch(/[\u0900-\u097f]/)
    expect(before.text).toContain('Aniket')
    await world.db.updateTable('members').set({ second_script: hers }).where('id', '=', her.id).execute()
    const { text, pages } = await reads()
    expect(pages).toBe(1)
    expect(text).not.toMatch(/Bride|Lagna|verdict|Aniket/)
  })

  it('says what is missing where a birth is not told', async () => {
    const [her, him] = [await bride(world), await groom(world, stars)]
    await shortlists(him, her)
    const { text } = await readPdf((await fetches((await asks(him, her)).body.url)).rawPayload)
    expect(text).toContain('No kundali: the birth time is not given.')
    expect(text).toContain('Gun Milan: not known')
    expect(text).toContain("The bride's nakshatra is not known.")
  })

  it('is for two who accepted each other and for one’s shortlist, and for nobody else', async () => {
    const [her, him] = [await bride(world, stars), await groom(world, stars)]
    const offeredTo = async (who: TestMember, of: TestMember) => {
      const { body } = await world.call('patrikaDetail', { uuid: of.id }, { token: who.token })
      return 'may_take_sheet' in body && body.may_take_sheet
    }
    const statusOf = async (who: TestMember, of: TestMember) => (await asks(who, of)).status
    expect([await statusOf(him, her), await offeredTo(him, her)]).toEqual([403, false])
    await shortlists(him, her)
    expect([await statusOf(him, her), await offeredTo(him, her)]).toEqual([200, true])
    // Her own page gains nothing by his shortlist.
    expect([await statusOf(her, him), await offeredTo(her, him)]).toEqual([403, false])
    expect(await statusOf(him, him)).toBe(403)
    expect(await statusOf(him, await groom(world))).toBe(403)
    const { url } = (await asks(him, her)).body
    await blocks(world, her, him)
    expect(await statusOf(him, her)).toBe(404)
    // A ticket that was given before the block opens nothing after it.
    expect((await fetches(url)).statusCode).toBe(404)
  })

  it('opens by a ticket for five minutes, while the session lasts', async () => {
    const [her, him] = [await bride(world, stars), await groom(world, stars)]
    await shortlists(him, her)
    const { url } = (await asks(him, her)).body
    expect((await fetches(url.replace(her.id, him.id))).statusCode).toBe(404)
    expect((await fetches(`/api/get/guruji-sheet?uuid=${her.id}&ticket=AAAA`)).statusCode).toBe(404)
    const biodata = (await world.call('biodataTicket', { uuid: him.id }, { token: him.token })).body.url
    expect((await fetches(biodata.replace('get/biodata', 'get/guruji-sheet'))).statusCode).toBe(404)
    const before = (await ledger()).length
    expect((await fetches(url)).statusCode).toBe(200)
    expect((await fetches(url)).statusCode).toBe(200)
    expect(await ledger()).toHaveLength(before + 1)
    world.clock.passes(5 * 60_000)
    const late = await fetches(url, { accept: 'text/html' })
    expect([late.statusCode, late.body]).toEqual([404, "This link has expired. Please press Guruji's sheet again"])
    const again = (await asks(him, her)).body.url
    await world.call('logout', {}, { token: him.token })
    expect((await fetches(again)).statusCode).toBe(404)
  })

  it('is taken twenty times a day at most', async () => {
    const [her, him] = [await bride(world, stars), await groom(world, stars)]
    await shortlists(him, her)
    await asks(him, her)
    const limit = world.db.updateTable('rate_limits').where('key', 'like', `sheets ${him.id}%`)
    expect(await limit.set({ hits: 20 }).returning('hits').executeTakeFirst()).toEqual({ hits: 20 })
    expect((await asks(him, her)).status).toBe(429)
  })
})
