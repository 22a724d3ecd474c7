import { describe, expect, test } from 'vitest'
import { longestBiodata, plainText } from './plain-text.ts'
import { type ReadBiodata, readBiodata } from './read-biodata.ts'

function read(text: string): ReadBiodata {
  const answer = readBiodata(text)
  if (typeof answer === 'string') throw new Error(`refused: ${answer}`)
  return answer
}
const valuesOf = (text: string) =>
  Object.fromEntries(read(text).readings.map(({ field, value, isSure }) => [field, isSure ? value : `${value}?`]))

describe('a pasted biodata', () => {
  test('each value is shown where it stands, also behind emoji and bold letters', () => {
    const text = '👩‍🎓 *नाव* : कु. रुतुजा सुरेश पाटील\n🎂 𝗗𝗢𝗕 : १४/०८/१९९८'
    const { readings } = read(text)
    const at = (field: string) => {
      const found = readings.find(reading => reading.field === field)
      return text.slice(found?.start, found?.end)
    }
    expect(at('firstName')).toBe('रुतुजा सुरेश पाटील')
    expect(at('birthDate')).toBe('१४/०८/१९९८')
    expect(plainText(text)).toHaveLength(text.length)
  })

  test('what could be read otherwise is asked', () => {
    expect(valuesOf('Birth time: 7:30')).toEqual({ birthTime: '07:30?' })
    expect(valuesOf('Salary: 45000')).toEqual({ annualIncome: '45000?' })
    expect(valuesOf('Package: 10-12 LPA')).toEqual({ annualIncome: '1000000?' })
    expect(valuesOf('Name: Asha Prakash Tilekar Gund')).toMatchObject({ lastName: 'Gund?' })
    expect(valuesOf('Height: 5.4\nHeight: 5.6')).toEqual({ height: '162?' })
    expect(valuesOf('Marital status: Divorced, one child')).toEqual({ maritalStatus: 'DIVORCED_WITH_CHILDREN?' })
    expect(valuesOf('Status: Widow, 1 son (age 5)')).toEqual({ maritalStatus: 'WIDOWED_WITH_CHILDREN?' })
    // A number behind the time may belong to it.
    expect(valuesOf('Janma vel: sakali 9 vajun 40 min')).toEqual({ birthTime: '09:40' })
    expect(valuesOf('Birth time: 9 am 40')).toEqual({ birthTime: '09:00?' })
    expect(valuesOf('Height: 5\'-6"')).toEqual({ height: '167' })
    expect(valuesOf('Height: 15 ft')).toEqual({})
    expect(valuesOf('Marital status: Unmarried / Divorced')).toEqual({ maritalStatus: 'UNMARRIED?' })
    // A divorce that is asked for is none, however it is put.
    for (const said of ['pending divorce', 'divorce filed, case in court', 'divorce in final stage', 'घटस्फोट अर्ज दाखल'])
      expect(valuesOf(`Status: ${said}`)).toEqual({ maritalStatus: 'AWAITING_DIVORCE?' })
    expect(valuesOf('Status: legally divorced (no issue)')).toEqual({ maritalStatus: 'DIVORCED' })
    expect(valuesOf('Marital status: Not divorced')).toEqual({ maritalStatus: 'DIVORCED?' })
    expect(valuesOf('मंगळ: सौम्य मंगळ आहे')).toEqual({ mangal: 'SOUMYA' })
    expect(valuesOf('Brother: 1 elder married, 1 younger')).toEqual({ brothers: '1?' })
    expect(valuesOf('भाऊ: दोन (एक विवाहित, एक अविवाहित)')).toEqual({ brothers: '2' })
    expect(valuesOf('Name: Asha Anil Kale-Tilekar')).toMatchObject({ firstName: 'Asha', lastName: 'Kale-Tilekar' })
    expect(valuesOf('गोत्र: माहित नाही\nDevak: N/A\nनोकरी: नाही')).toEqual({})
    expect(valuesOf('Place: Jalgaon')).toEqual({ birthPlace: 'Jalgaon?' })
    expect(valuesOf('Address: Flat 302, Sai Residency, Sector 12, Kharghar')).toEqual({ residenceVillage: 'Kharghar?' })
    expect(valuesOf('वडील: वसंत वकील')).toEqual({ fatherOccupation: 'वसंत वकील?' })
    expect(valuesOf('नक्षत्र: पूर्वा')).toEqual({ nakshatra: '11?' })
  })

  test('the father’s name shows which word is the surname', () => {
    expect(valuesOf('नाव: टिळेकर आशा प्रकाश\nवडील: प्रकाश शंकर टिळेकर')).toMatchObject({
      firstName: 'आशा',
      middleName: 'प्रकाश',
      lastName: 'टिळेकर',
    })
  })

  test('what the family hopes for, and the work of a relative, is not the candidate’s', () => {
    expect(valuesOf('अपेक्षा: उंची: ५ फूट ८ इंच, शिक्षण: पदवीधर')).toEqual({})
    expect(valuesOf('Father: Anil Kale\nOccupation: Farming')).toEqual({ occupation: 'Farming?' })
  })

  test('what a parent does stands in brackets, in place of the name, or as a second occupation', () => {
    expect(valuesOf('Father: Late Anil Kale\nMother: Housewife')).toEqual({ motherOccupation: 'Housewife' })
    expect(valuesOf('वडील: अनिल काळे (शेती)\nआई: सुनंदा (कै.)')).toEqual({ fatherOccupation: 'शेती' })
    expect(valuesOf('Job: Nurse\nFather: Anil Kale\nOccupation: Farming')).toEqual({
      occupation: 'Nurse',
      fatherOccupation: 'Farming',
    })
  })

  test('two things may stand under one label, with or without an "and"', () => {
    const born = { birthDate: '1989-10-02', birthTime: '19:20' }
    expect(valuesOf('जन्मतारीख व वेळ: ०२/१०/१९८९ सायंकाळी ७.२० मि.')).toEqual(born)
    expect(valuesOf('Birth date & time: 2 nd Oct 1989, 7.20 pm, Nashik')).toEqual({ ...born, birthPlace: 'Nashik' })
    expect(valuesOf('Gana / Nadi: Deva / Antya')).toEqual({ gan: 'DEV', nadi: 'ANTYA' })
    expect(valuesOf('EDUCATION & CAREER\nEducation: B.E.')).toEqual({ education: 'B.E.' })
  })

  test('each label and each value may stand on a line of its own, as in a table that was copied', () => {
    const text = 'नाव\nआशा अनिल काळे\nनोकरी\nLab Technician\nवडिलांचा व्यवसाय\nशेती\nकामाचे ठिकाण\nकराड'
    expect(valuesOf(text)).toMatchObject({
      occupation: 'Lab Technician',
      fatherOccupation: 'शेती',
      workPlace: 'कराड',
    })
  })

  test('siblings are counted before and behind their label, and no number of a line is a count', () => {
    expect(valuesOf('2 brothers married\n1 sister')).toEqual({ brothers: '2', sisters: '1' })
    expect(valuesOf('Siblings: One elder sister (married)')).toEqual({ sisters: '1' })
    expect(valuesOf('1. Brother: married')).toEqual({})
  })

  test('a heading that says whose biodata it is holds no name', () => {
    expect(valuesOf('🌸 वधू परिचय 🌸\nनाव: आशा अनिल काळे')).toEqual({
      gender: 'F',
      firstName: 'आशा',
      middleName: 'अनिल',
      lastName: 'काळे',
    })
  })

  test('a table with its labels in one row is read by its columns', () => {
    expect(valuesOf('Name | DOB | Height\nAsha Anil Kale | 14/8/1998 | 5\'3"')).toMatchObject({
      firstName: 'Asha',
      birthDate: '1998-08-14',
      height: '160',
    })
  })

  test('a label in short, with a mistake, or behind its value is one', () => {
    expect(valuesOf('ज.ता.: १४/८/१९९८\nB. plc - Karad\nNakshtra - Rohini\nFathr - Anil (farmer)')).toMatchObject({
      birthDate: '1998-08-14',
      birthPlace: 'Karad',
      nakshatra: '4',
      fatherOccupation: 'farmer',
    })
    expect(valuesOf('Karad (birth place)\nB.E. (education)\nNurse (occupation)')).toEqual({
      birthPlace: 'Karad',
      education: 'B.E.',
      occupation: 'Nurse',
    })
    expect(valuesOf('रास-नाडी-गण : कन्या - आद्य - देव')).toEqual({ raas: '6', nadi: 'ADYA', gan: 'DEV' })
  })

  test('lines that a PDF broke are one again, and a chat’s sender is no part of them', () => {
    const broken = `Name : Asha Anil
Kale
Date of
Birth : 14 Aug
1998
Birth Place : Ahmed-
nagar
Education : B.E.,
M.Tech
Blood Group : O
Negative
Mobile : 98220
12345`
    expect(valuesOf(broken)).toMatchObject({
      lastName: 'Kale',
      birthDate: '1998-08-14',
      birthPlace: 'Ahmednagar',
      education: 'B.E., M.Tech',
      bloodGroup: 'O-',
      mobile: '9822012345',
    })
    expect(valuesOf('[12/01/24, 9:14:35 PM] Kaka: Height: 158 cm')).toEqual({ height: '157' })
  })

  test('sentences tell of the candidate, and not of whom the family looks for', () => {
    const told = `Hello, this is about my sister Asha Kale. She was born on 19 January 1996 at Kudal and is 5 feet 3 inches tall.
 She has done BMS from Mumbai University and works as HR executive at Godrej in Vikhroli. Our father has retired from BEST.
 We are looking for a doctor boy of 5 feet 9 inches, divorced may also apply.`
    expect(valuesOf(told.replaceAll('\n', ''))).toMatchObject({
      firstName: 'Asha',
      gender: 'F',
      birthDate: '1996-01-19',
      birthPlace: 'Kudal',
      height: '160',
      education: 'BMS',
      occupation: 'HR executive at Godrej',
      workPlace: 'Vikhroli',
      fatherOccupation: 'retired from BEST',
    })
  })

  test('of two who stand in one text nothing is read before one is chosen, and then nothing of the other', () => {
    const text = `SON
Name: Amol Anil Kale
DOB: 10/06/1993
Education: B.Sc

DAUGHTER
Name: Asha Anil Kale
DOB: 22/11/1996
Education: LLB

Father: Anil Kale (farmer)`
    const { readings, candidates } = read(text)
    expect(readings).toEqual([])
    expect(candidates.map(({ name }) => name)).toEqual(['Amol', 'Asha'])
    const [amol, asha] = candidates.map(one => valuesOf(one.text))
    expect(amol).toMatchObject({ gender: 'M', birthDate: '1993-06-10', education: 'B.Sc', fatherOccupation: 'farmer' })
    expect(asha).toMatchObject({ gender: 'F', birthDate: '1996-11-22', education: 'LLB', fatherOccupation: 'farmer' })
  })

  test('every number is found, and what was not understood is listed', () => {
    const text = 'नाव: आशा अनिल काळे\nछंद: वाचन\n📞 98220 12345 / +91-9011223344\nआधार 2345 6789 0123\nलवकर कळवा'
    const { readings, left } = read(text)
    expect(readings.filter(({ field }) => field === 'mobile').map(({ value }) => value)).toEqual([
      '9822012345',
      '9011223344',
    ])
    expect(left.map(({ start, end }) => text.slice(start, end))).toEqual([
      'छंद: वाचन',
      'आधार 2345 6789 0123',
      'लवकर कळवा',
    ])
  })

  test('text of a legacy font is refused, and so is none or too much', () => {
    const krutiDev =
      "eqyhps uko % dq- dYiuk lqjs'k ikVhy\ntUe rkjh[k % 14@08@1998\nf'k{k.k % ch-dkWe\nu{k= % iq\";\nxks= % d';i"
    const shreeLipi =
      '_wbrMo Zmd … Hw$. H$ënZm gwaoe nmQ>rb\nOÝ_VmarI … 14/08/1998\n{ejU … ~r.H$m°_\nZjÌ … nwî`\nJmoÌ … H$í`n'
    const yogesh =
      '´ÖãÖß“Öê ÖÖ¾Ö : Ûãú. ÃÖã×ÖŸÖÖ ×¤ü»Öß¯Ö ¯ÖÖ™üß»Ö\n•Ö´´ÖŸÖÖ¸üßÖ : 14/08/1998\n×¿ÖÖÖ : ²Öß.ÛúÖò´Ö\n¸üÖÃÖ : ÛúÛÔú'
    expect(readBiodata(krutiDev)).toBe('legacyFont')
    expect(readBiodata(yogesh)).toBe('legacyFont')
    expect(typeof readBiodata(`${'•'.repeat(40)}\nनाव: आशा अनिल काळे\n${'नाव '.repeat(20)}`)).toBe('object')
    expect(readBiodata(shreeLipi)).toBe('legacyFont')
    expect(readBiodata(' \u200b🌸 ')).toBe('empty')
    expect(readBiodata('x'.repeat(longestBiodata + 1))).toBe('tooLong')
    expect(
      typeof readBiodata('Name: Asha Kale, MTech, PhD (IIT), iPhone reseller, eCommerce at TCS, DoB: 1/1/1995'),
    ).toBe('object')
  })
})

describe('hostile texts', () => {
  const count = Number(process.env.HOSTILE_TEXTS ?? 150)
  const scraps = [
    'नाव',
    'Name',
    ':',
    ' - ',
    '\n',
    '\t',
    '|',
    ',',
    '(',
    '))',
    '9',
    '98220 12345',
    '12/',
    "5'",
    '\u202e',
    '\u200b',
    '\u200d',
    '👩‍🎓',
    'a',
    'ा',
    '़',
    ' ',
    '     ',
    '@',
    'a.',
    'lakh',
    'मामा',
    'रास',
    'ता. ',
    'जि. ',
    '\ud800',
    '\0',
    'İ',
    'ﬃ',
    '𝗡',
    'Father',
    'date of',
    "'s",
    '.',
  ]
  /** The same texts each time. */
  function numbersFrom(seed: number) {
    let state = seed
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
  }
  test('none of them breaks the reader or keeps it busy', () => {
    let slowest = 0
    for (let nth = 0; nth < count; nth++) {
      const next = numbersFrom(nth + 1)
      const used = Array.from({ length: 1 + next(6) }, () => scraps[next(scraps.length)] ?? '')
      const length = next(4) === 0 ? longestBiodata : next(2_000)
      let text = ''
      while (text.length < length)
        text += next(3) === 0 ? (scraps[next(scraps.length)] ?? '') : (used[next(used.length)] ?? '')
      text = text.slice(0, length)
      const began = process.cpuUsage()
      const answer = readBiodata(text)
      const { user, system } = process.cpuUsage(began)
      // The first texts are read before the code is compiled.
      if (nth >= 20) slowest = Math.max(slowest, (user + system) / 1_000)
      if (typeof answer !== 'string')
        for (const { start, end } of [...answer.readings, ...answer.left])
          expect(start <= end && end <= text.length).toBe(true)
    }
    console.log(`${count} hostile texts, the slowest in ${Math.round(slowest)} ms of the processor`)
    // Fifty on a quiet machine. This is for a reader whose time grows faster than its text.
    expect(slowest).toBeLessThan(200)
  })
})
