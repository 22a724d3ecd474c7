import type { Household } from '#server/demo/household.ts'
import { inMarathi } from '#server/demo/lists/given-names.ts'
import { surnamesInMarathi } from '#server/demo/lists/surnames.ts'
import type { RandomStream } from '#server/demo/random.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { LabelName, Tongue } from './labels.ts'
import type { Truth } from './score.ts'
import { inDigits, writtenDay, writtenHeight, writtenIncome, writtenTime } from './spellings.ts'

/** A line of a biodata: what it is called, how it is written, and what it says. */
export interface Told {
  label: LabelName
  text: string
  truth: Truth
}

/** Everything that a family of the demo tells of itself, in one of the tongues. */
export function toldBy(household: Household, data: MasterData, tongue: Tongue, random: RandomStream): Told[] {
  const [member, family] = [household.members[0], household.family_details[0]]
  if (!member || !family) throw new Error('a household has a member')
  const isMarathi = tongue === 'mr'
  const nameOf = (row: { name_en: string; name_mr: string } | undefined) =>
    (isMarathi ? row?.name_mr : row?.name_en) ?? ''
  const option = (id: unknown) => data.options.find(row => row.id === id)
  const by = <T extends { id: string }>(rows: readonly T[], id: unknown) => rows.find(row => row.id === id)
  const isBride = member.gender === 'F'
  const first = isMarathi ? random.pick(isBride ? inMarathi.girls : inMarathi.boys) : member.first_name
  const middle = isMarathi ? random.pick(inMarathi.fathers) : (member.middle_name ?? '')
  const last = isMarathi ? random.pick(surnamesInMarathi) : member.last_name
  const told: Told[] = []
  const tell = (label: LabelName, text: string, truth: Truth) => {
    if (text.trim() !== '') told.push({ label, text, truth })
  }
  const listed = (label: LabelName, id: unknown, truth: (code: string) => Truth) => {
    const row = option(id)
    if (row) tell(label, nameOf(row), truth(row.code ?? ''))
  }
  const place = (village: string, talukaId: unknown, districtId: unknown) => {
    const [taluka, district] = [nameOf(by(data.talukas, talukaId)), nameOf(by(data.districts, districtId))]
    const text = isMarathi
      ? `${random.pick(['मु.पो. ', 'मु. ', ''])}${village}, ता. ${taluka}, जि. ${district}`
      : `${random.pick(['At post ', ''])}${village}, ${random.pick(['Tal. ', 'Taluka '])}${taluka}, ${random.pick(['Dist. ', 'Dist '])}${district}`
    return { text, village, taluka, district }
  }

  const isSurnameFirst = random.happens(0.15)
  const title = random.happens(0.35) ? (isMarathi ? (isBride ? 'कु. ' : 'चि. ') : isBride ? 'Ku. ' : 'Mr. ') : ''
  tell(
    isBride ? 'bride' : 'groom',
    title + (isSurnameFirst ? `${last} ${first} ${middle}` : `${first} ${middle} ${last}`),
    {
      firstName: first,
      middleName: middle,
      lastName: last,
      gender: member.gender,
    },
  )
  tell('born', writtenDay(random, tongue, String(member.date_of_birth)), { birthDate: String(member.date_of_birth) })
  if (member.birth_time)
    tell('time', writtenTime(random, tongue, member.birth_time), { birthTime: member.birth_time.slice(0, 5) })
  const born = nameOf(by(data.districts, member.birth_district_id))
  tell('birthPlace', born, { birthPlace: born })
  tell('height', writtenHeight(random, tongue, member.height_cm), { height: String(member.height_cm) })
  tell('blood', (member.blood_group ?? '') + (member.blood_group ? random.pick(['', 've']) : ''), {
    bloodGroup: member.blood_group ?? '',
  })
  listed('marital', member.marital_status_id, code => ({ maritalStatus: code }))
  tell('caste', isMarathi ? 'हिंदू मराठा' : 'Hindu Maratha', {})
  tell('education', member.education, { education: member.education })
  tell('occupation', member.occupation ?? '', { occupation: member.occupation ?? '' })
  const [income, said] = writtenIncome(random, tongue, Number(member.annual_income))
  tell('income', income, { annualIncome: String(said) })
  tell('work', member.work_village ?? '', { workPlace: member.work_village ?? '' })
  listed('raas', member.raas_id, code => ({ raas: code }))
  listed('nakshatra', member.nakshatra_id, code => ({ nakshatra: code }))
  const charan = option(member.charan_id)?.code
  if (charan) tell('charan', inDigits(random, tongue, charan), { charan })
  listed('gan', member.gan_id, code => ({ gan: code }))
  listed('nadi', member.nadi_id, code => ({ nadi: code }))
  if (member.mangal === 'Y' || member.mangal === 'N') {
    const answer = isMarathi ? ['आहे', 'नाही'] : ['Yes', 'No']
    tell('mangal', answer[member.mangal === 'Y' ? 0 : 1] ?? '', { mangal: member.mangal })
  }
  tell('gotra', member.gotra ?? '', { gotra: member.gotra ?? '' })
  const devak = nameOf(option(member.devak_id))
  tell('devak', devak, { devak })
  tell('deity', member.kuldaivat ?? '', { kuldaivat: member.kuldaivat ?? '' })
  tell('father', `${random.pick(isMarathi ? ['श्री. ', ''] : ['Mr. ', 'Shri. ', ''])}${middle} ${last}`, {})
  tell('fatherWork', family.father_occupation ?? '', { fatherOccupation: family.father_occupation ?? '' })
  tell('motherWork', family.mother_occupation ?? '', { motherOccupation: family.mother_occupation ?? '' })
  for (const [label, field, gender] of [
    ['brothers', 'brothers', 'M'],
    ['sisters', 'sisters', 'F'],
  ] as const) {
    const count = household.siblings.filter(one => one.gender === gender).length
    const married = random.happens(0.5) ? (isMarathi ? ' (विवाहित)' : ' (married)') : ''
    if (family.father_occupation)
      tell(label, inDigits(random, tongue, String(count)) + (count > 0 ? married : ''), { [field]: String(count) })
  }
  const mama = family.maternal_uncle_surname ?? ''
  tell('mama', mama && random.happens(0.5) ? `${mama} (${family.maternal_uncle_village})` : mama, { mamaSurname: mama })
  const native = place(member.native_village ?? '', member.native_taluka_id, member.native_district_id)
  tell('native', native.text, {
    nativeVillage: native.village,
    nativeTaluka: native.taluka,
    nativeDistrict: native.district,
  })
  if (family.address && random.happens(0.5)) {
    const home = place(family.village ?? '', family.taluka_id, family.district_id)
    tell('address', `${family.address}, ${home.text}`, {
      residenceVillage: home.village,
      residenceTaluka: home.taluka,
      residenceDistrict: home.district,
    })
  }
  tell('hobbies', isMarathi ? 'वाचन, प्रवास' : 'Reading, travel', {})
  const numbers = Array.from(
    { length: random.between(1, 2) },
    () => `${random.between(7, 9)}${String(random.below(1_000_000_000)).padStart(9, '0')}`,
  )
  const dialled = numbers.map(number =>
    random.pick([number, `+91 ${number}`, `${number.slice(0, 5)} ${number.slice(5)}`]),
  )
  tell('mobile', inDigits(random, tongue, dialled.join(random.pick([' / ', ', ']))), { mobile: numbers.join(',') })
  if (member.email) tell('email', member.email, { email: member.email })
  if (random.happens(0.3))
    tell('hopes', isMarathi ? 'निर्व्यसनी, उंची ५ फूट ८ इंच, शिक्षण पदवीधर' : 'Educated, height above 5.8, job in Pune', {})
  return told
}
