import { expect, test } from 'vitest'
import { readBiodata } from '#domain/families/biodata-text/read-biodata.ts'
import type { ListOption } from '#web/api/option-lists.ts'
import type { ProfileForm } from '../profile-form.ts'
import { profileProposals, type ReadProfileLists } from './profile-proposals.ts'

const id = (n: number) => `01941f29-7c00-7000-8000-00000000000${n}`
const lists: ReadProfileLists = {
  RAAS: [{ uuid: id(1), name: 'कर्क' }],
  NAKSHTRA: [{ uuid: id(2), name: 'पुष्य' }],
  GAN: [{ uuid: id(3), name: 'देव' }],
  NADI: [{ uuid: id(4), name: 'मध्य' }],
  DEVAK: [{ uuid: id(5), name: 'पंचपल्लव' }],
  district: [{ uuid: id(6), name: 'सातारा', also: ['Satara'] }],
}
const charans: readonly ListOption[] = ['१', '२', '३', '४'].map((name, n) => ({ uuid: `charan ${n + 1}`, name }))
const paths = ['birth_time', 'birth_district_id', 'blood_group', 'raas_id', 'nakshatra_id', 'charan_id', 'gan_id']
const more = ['nadi_id', 'is_mangal', 'gotra', 'devak_id', 'kuldaivat', 'occupation_details']
const family = ['father_occuption', 'mother_occuption', 'mama_surname', 'mama_native_place']
const empty = Object.fromEntries([...paths, ...more, ...family.map(name => `family_details.${name}`)].map(p => [p, '']))

async function proposed(text: string, has: Partial<ProfileForm> = {}) {
  const read = readBiodata(text)
  if (typeof read === 'string') throw new Error(read)
  const { readings } = read
  const form = { ...empty, ...has } as ProfileForm
  const given = { readings, lists, readCharans: async () => charans, form, language: 'mr' } as const
  const { proposals, known } = await profileProposals(given)
  return {
    values: Object.fromEntries(proposals.map(({ field, value, isSure }) => [field, isSure ? value : `${value}?`])),
    also: proposals.flatMap(one => (one.also ? [one.also] : [])),
    known: known.map(({ field }) => field),
  }
}

test('what a registration does not ask for goes into the profile', async () => {
  const text = `नाव: आशा अनिल काळे
जन्मवेळ: सकाळी १०.३५
जन्मस्थळ: सातारा
रास: कर्क
नक्षत्र: पुष्य, चरण २
गण: देव
नाडी: मध्य
मंगळ: नाही
गोत्र: कश्यप
देवक: पंचपल्लव
रक्तगट: बी +
वडील: अनिल काळे (शेती)
मामा: जाधव (रा. मसूर)`
  const { values, also, known } = await proposed(text)
  expect(values).toEqual({
    birth_time: '10:35:00',
    birth_district_id: id(6),
    raas_id: id(1),
    nakshatra_id: id(2),
    gan_id: id(3),
    nadi_id: id(4),
    is_mangal: 'N',
    gotra: 'कश्यप',
    devak_id: id(5),
    blood_group: 'B+',
    'family_details.father_occuption': 'शेती',
    'family_details.mama_surname': 'जाधव',
    'family_details.mama_native_place': 'मसूर',
  })
  expect(also).toEqual([{ charan_id: 'charan 2' }])
  // The registration had the name, and the charan goes with its nakshatra.
  expect(known).toEqual(expect.arrayContaining(['firstName', 'lastName', 'charan']))
})

test('what the profile has is not offered again, and what it has otherwise is asked', async () => {
  const has = { gotra: 'कश्यप', raas_id: id(9), nakshatra_id: id(2), charan_id: 'charan 1' }
  expect(await proposed('गोत्र: कश्यप\nरास: कर्क\nनक्षत्र: पुष्य', has)).toEqual({
    values: { raas_id: `${id(1)}?` },
    also: [],
    known: ['gotra', 'nakshatra'],
  })
  // Another nakshatra takes the charan of the first with it.
  expect((await proposed('नक्षत्र: पुष्य', { nakshatra_id: id(8), charan_id: 'charan 1' })).also).toEqual([
    { charan_id: '' },
  ])
})

test('an entry that no list has is not proposed, and a long text is cut and asked', async () => {
  const { values, known } = await proposed('देवक: नागवेल\nआईचा व्यवसाय: प्राथमिक शाळेत मुख्याध्यापिका')
  expect(values).toEqual({ 'family_details.mother_occuption': expect.stringMatching(/^प्राथमिक.*\?$/) })
  expect(known).toEqual([])
})
