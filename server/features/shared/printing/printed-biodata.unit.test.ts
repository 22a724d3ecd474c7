import { expect, it } from 'vitest'
import { printedBiodata } from '#contract/families/printed-biodata.ts'
import { freeBiodata, fullBiodata, half, ownContact } from '../../../testing/sample-biodata.ts'

const now = new Date('2026-01-15T06:00:00Z')
const rowsOf = (biodata: ReturnType<typeof printedBiodata>) =>
  Object.fromEntries(
    biodata.sections.flatMap(({ title, rows }) => rows.map(([label, value]) => [`${title}: ${label}`, value])),
  )

it('prints what the family told, in the order families know', () => {
  const printed = printedBiodata(fullBiodata('en'), 'en', null)
  expect(printed.name).toBe('Rutuja Dnyaneshwar Jadhav')
  expect(printed.sections.map(({ title }) => title)).toEqual(['Personal', 'Patrika', 'Family', 'Partner expectations'])
  expect(rowsOf(printed)).toMatchObject({
    'Personal: Date of birth': '14-08-1998',
    'Personal: Work location': 'Kothrud, Pune',
    'Patrika: Charan': '2',
    'Patrika: Kuldaivat': 'Shri Khandoba, Jejuri',
    'Patrika: Gotra': 'Kashyap',
    'Family: Native place': 'Umbraj, Karad, Satara',
    'Family: Relatives': 'Nimbalkar, Phaltan; Mohite, Phaltan',
    'Partner expectations: Birth year': '1993 - 1997',
  })
})

it('speaks Marathi with its own digits', () => {
  const printed = rowsOf(printedBiodata(fullBiodata('mr'), 'mr', null))
  expect(printed).toMatchObject({
    'वैयक्तिक: जन्मतारीख': '१४-०८-१९९८',
    'पत्रिका: चरण': '२',
    'पत्रिका: कुलदैवत': 'श्री खंडोबा, जेजुरी',
    'पत्रिका: गोत्र': 'काश्यप',
    'वैयक्तिक: वार्षिक उत्पन्न': '७.२० लाख',
  })
})

it('says names and places in the script of its language, where the family has confirmed that form', () => {
  const typed = fullBiodata('en')
  const read = {
    ...typed,
    second_script: { mr: { first_name: 'ऋतुजा', last_name: 'जाधव', native_place_goan: 'उंब्रज' } },
    family_details: {
      ...typed.family_details,
      relatives: [{ surname: 'Mohite', goan: 'Phaltan', second_script: { mr: { surname: 'मोहिते' } } }],
    },
    expectation: typed.expectation && {
      ...typed.expectation,
      second_script: { mr: { occupation_other_expectations: 'सुशिक्षित.' } },
    },
  }
  const english = printedBiodata(read, 'en', null)
  const marathi = printedBiodata(read, 'mr', null)
  expect(marathi.name).toBe('ऋतुजा Dnyaneshwar जाधव')
  const values = Object.values(rowsOf(marathi))
  expect(values).toContain('मोहिते, Phaltan')
  expect(values.filter(value => value.startsWith('उंब्रज, '))).toHaveLength(1)
  expect(rowsOf(marathi)).toMatchObject({ 'जोडीदाराविषयी अपेक्षा: इतर अपेक्षा': 'सुशिक्षित.' })
  expect(rowsOf(english)).toMatchObject({ 'Partner expectations: Other expectations': 'Well educated.' })
  expect(english.name).toBe('Rutuja Dnyaneshwar Jadhav')
  expect(JSON.stringify(english.sections)).not.toMatch(/[\u0900-\u097f]/)
})

it('has no row for what was not told, and no heading without rows', () => {
  const printed = printedBiodata(half('en'), 'en', null)
  expect(printed.sections.map(({ title }) => title)).toEqual(['Personal', 'Patrika', 'Family'])
  expect(Object.values(rowsOf(printed))).not.toContain('-')
})

it('holds no village, place of work or sibling for a free viewer', () => {
  const text = JSON.stringify(printedBiodata(freeBiodata('en'), 'en', { registrationNo: 'G10024', now }))
  for (const hidden of ['Kothrud', 'Umbraj', 'Talbid', 'Borgaon', 'Phaltan', 'Shrikant', 'Miraj'])
    expect(text).not.toContain(hidden)
})

it('ends with the contact of the family on a copy of their own that asks for it', () => {
  const printed = printedBiodata(fullBiodata('en'), 'en', ownContact('en'))
  expect(printed.sections.at(-1)).toEqual({
    title: 'Contact',
    rows: [
      ['Contact person', 'Dnyaneshwar Jadhav'],
      ['Bride', '+91 9822012345'],
      ['Father', '9822054321'],
      ['Address', '12, Shaniwar Peth, Umbraj, Karad, Satara'],
      ['Email', 'jadhav@family.in'],
    ],
  })
  expect(rowsOf(printed)).toMatchObject({ "Family: Mother's name": 'Sharada' })
  // A number is dialled as it is printed, so its digits stay.
  const marathi = rowsOf(printedBiodata(fullBiodata('mr'), 'mr', ownContact('mr')))
  expect(marathi).toMatchObject({ 'संपर्क: वधू': '+91 9822012345', 'कौटुंबिक माहिती: आईचे नाव': 'शारदा' })
})

it('says at its foot whom a biodata of another was given to', () => {
  expect(printedBiodata(fullBiodata('en'), 'en', { registrationNo: 'G10024', now }).foot).toBe(
    'Issued to G10024 on 15-01-2026 · Saptapadi',
  )
  expect(printedBiodata(fullBiodata('en'), 'en', null).foot).toBe('Registration number B10023 · Saptapadi')
})
