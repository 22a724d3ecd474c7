import { describe, expect, it } from 'vitest'
import { masterTypes } from '#contract/site/choice-lists.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const marathi = { headers: { language: 'mr' } }
const names = (list: { name: string }[]) => list.map(one => one.name)

const list = async (type: (typeof masterTypes)[number], more = {}) =>
  (await world.call('masterDataList', { type, ...more })).body.list

describe('the lists a family chooses from', () => {
  it('are there for every type of the specification, in both scripts, under the same uuids', async () => {
    for (const type of masterTypes) {
      const english = await list(type)
      expect(english.length, type).toBeGreaterThan(2)
      const { body } = await world.call('masterDataList', { type }, marathi)
      expect(body.list.map(one => one.uuid)).toEqual(english.map(one => one.uuid))
      for (const { name } of body.list) expect(name).toMatch(/[\u0900-\u097F]/)
      for (const { name } of english) expect(name).not.toMatch(/[\u0900-\u097F]/)
      if (type !== 'CHARAN') expect(new Set(names(english)).size).toBe(english.length)
    }
  })

  it('may be kept by a browser, one copy a language', async () => {
    const { headers } = await world.call('districtList', {})
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(headers.vary).toBe('language, accept-encoding')
    // The office changes this one.
    const diets = await world.call('masterDataList', { type: 'DIET' })
    expect(diets.headers['cache-control']).toBe('public, max-age=60')
  })

  it('refuse a type nobody knows, and one that is missing', async () => {
    for (const type of ['NAKSHATRA', 'PETS', '']) {
      const { status, refusal } = await world.call('masterDataList', { type: type as 'DIET' })
      expect([status, refusal.code]).toEqual([400, 'bad_input'])
    }
    expect((await world.app.inject({ url: '/api/master-data/list' })).statusCode).toBe(400)
  })

  it('give a devak both its names for itself', async () => {
    const devaks = await list('DEVAK')
    expect(devaks.every(devak => devak.id === devak.uuid)).toBe(true)
    expect((await list('GAN')).some(gan => 'id' in gan)).toBe(false)
  })

  it('give the four charans of a nakshatra, or all 108', async () => {
    const nakshatras = await list('NAKSHTRA')
    expect(nakshatras.map(one => one.code)).toEqual(Array.from({ length: 27 }, (_, n) => String(n + 1)))
    const [rohini] = nakshatras.filter(one => one.name === 'Rohini')
    const charans = await list('CHARAN', { nakshatra_id: rohini?.uuid.toUpperCase() })
    expect(names(charans)).toEqual(['1', '2', '3', '4'])
    expect(charans.every(one => one.nakshatra_id === rohini?.uuid)).toBe(true)
    expect(await list('CHARAN')).toHaveLength(108)
    expect(await list('CHARAN', { nakshatra_id: charans[0]?.uuid })).toEqual([])
  })
})

describe('places', () => {
  it('are every taluka in its district, the six shared names told apart by it', async () => {
    const { body: districts } = await world.call('districtList', {})
    const { body: talukas } = await world.call('talukaList', {})
    expect([districts.length, talukas.length]).toEqual([36, 359])
    for (const taluka of talukas)
      expect(districts.find(district => district.uuid === taluka.district_uuid)?.name).toBe(taluka.district)
    const karjats = talukas.filter(taluka => taluka.name === 'Karjat').map(taluka => taluka.district)
    expect(karjats).toEqual(['Ahilyanagar', 'Raigad'])
  })

  it('are found under their former names and in the other script', async () => {
    const { body: districts } = await world.call('districtList', {})
    const findByName = (typed: string) => names(districts.filter(one => [one.name, ...one.also].includes(typed)))
    expect(findByName('Aurangabad')).toEqual(['Chhatrapati Sambhajinagar'])
    expect(findByName('उस्मानाबाद')).toEqual(['Dharashiv'])
    expect(findByName('पुणे')).toEqual(['Pune'])
    const { body: inMarathi } = await world.call('districtList', {}, marathi)
    expect(inMarathi.find(one => one.name === 'अहिल्यानगर')?.also).toEqual(
      expect.arrayContaining(['Ahilyanagar', 'Ahmednagar', 'नगर']),
    )
    const { body: talukas } = await world.call('talukaList', {})
    const talukaOf = (typed: string) => names(talukas.filter(one => [one.name, ...one.also].includes(typed)))
    expect(['Hinjewadi', 'हिंजवडी', 'Chakan', 'Kharghar'].map(talukaOf)).toEqual([
      ['Mulshi'],
      ['Mulshi'],
      ['Khed'],
      ['Panvel'],
    ])
    for (const [taluka, typed] of [
      ['Haveli', ['Wakad', 'वाकड', 'Akurdi', 'Pimple Saudagar']],
      ['Pune City', ['Kothrud', 'Shivajinagar', 'शिवाजीनगर', 'Hadapsar', 'बाणेर', 'Katraj']],
      ['Andheri', ['Bandra', 'Vile Parle']],
      ['Borivali', ['Kandivali', 'मालाड']],
      ['Kurla', ['Ghatkopar', 'Mulund', 'चेंबूर']],
      ['Thane', ['Ghansoli', 'मुंब्रा']],
      ['Rahata', ['Shirdi']],
    ] as const)
      expect(typed.map(talukaOf), taluka).toEqual(typed.map(() => [taluka]))
    const work = (await world.call('workLocationList', {})).body
    expect(work.find(one => one.also.includes('Wakad'))?.name).toBe('Haveli')
    const { body: states } = await world.call('stateList', {})
    expect(states).toHaveLength(36)
    expect(states.find(one => one.name === 'Odisha')?.also).toContain('Orissa')
  })

  it('are work locations under the taluka’s own uuid, then the large cities, then abroad', async () => {
    const { body: work } = await world.call('workLocationList', {})
    const { body: talukas } = await world.call('talukaList', {})
    expect(new Set(work.slice(0, 359).map(one => one.uuid))).toEqual(new Set(talukas.map(one => one.uuid)))
    expect(names(work).slice(359)).toContain('Bengaluru')
    expect(work.at(-1)?.name).toBe('Abroad')
    expect(new Set(names(work)).size).toBe(work.length)
    const { body: inMarathi } = await world.call('workLocationList', {}, marathi)
    expect(new Set(names(inMarathi)).size).toBe(work.length)
    expect(inMarathi.at(-1)?.name).toBe('परदेश')
  })

  it('stand in the order of the reader’s own alphabet', async () => {
    for (const more of [{}, marathi]) {
      const { body } = await world.call('talukaList', {}, more)
      const read = names(body)
      expect(read).toEqual(read.toSorted(new Intl.Collator(more === marathi ? 'mr' : 'en').compare))
    }
  })

  it('include every country, India first', async () => {
    const { body } = await world.call('countryList', {})
    expect(body).toHaveLength(249)
    expect(body[0]).toMatchObject({ name: 'India', code: 'in' })
    expect(new Set(body.map(one => one.code)).size).toBe(249)
  })
})
