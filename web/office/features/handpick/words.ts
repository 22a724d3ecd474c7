import type { Wish } from '#domain/fit.ts'
import type { Nearness } from '#domain/handpick.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

const english = {
  day: 'For today',
  dayHelp: 'Members with a plan who had no suggestion for a month. Those who wait longest stand first.',
  dayEmpty: 'Nobody waits for a suggestion',
  dayEmptyHelp: 'Every member with a plan had one within the last month.',
  member: 'Member',
  last: 'Last suggestion',
  never: 'None yet',
  choose: 'Choose',
  back: 'Back to the day’s list',
  record: 'The record',
  forWhom: (name: string, number: string) => `For ${name} (${number})`,
  count: (n: number) =>
    n === 1
      ? '1 meets the family’s own wishes.'
      : `${groupedDigits('en', n)} meet the family’s own wishes. The newest of them are compared, the best stand first.`,
  none: 'Nobody meets the wishes of this family',
  noneHelp: 'You could ask the family whether one of its wishes may be wider.',
  candidate: 'Profile',
  born: 'Born',
  home: 'Native place',
  work: 'Education and work',
  reasons: 'Reasons',
  pick: 'Pick',
  pickOf: (name: string) => `Pick ${name}`,
  oursMet: (wishes: string) => `Meets: ${wishes}`,
  oursMissed: (wishes: string) => `Misses: ${wishes}`,
  theirsMet: (wishes: string) => `Their wishes met: ${wishes}`,
  theirsMissed: (wishes: string) => `Their wishes missed: ${wishes}`,
  gun: (points: string) => `Gun Milan ${points}`,
  near: { taluka: 'same taluka', district: 'same district', division: 'same division' } satisfies Record<
    Nearness,
    string
  >,
  joined: (day: string) => `joined ${day}`,
  seen: 'seen before',
  picked: 'suggested before',
  refused: 'refused before',
  wishes: {
    marital_status: 'marital status',
    birth_year: 'year of birth',
    height: 'height',
    patrika: 'patrika',
    working_city: 'work location',
    native_district: 'native district',
  } satisfies Record<Wish, string>,
  note: 'Note to the family',
  noteHelp: 'They read it with each of these profiles. No numbers and no links.',
  send: (n: string) => `Send ${n}`,
  sendNone: 'Send',
  earlier: 'Earlier suggestions',
  earlierNone: 'None yet.',
  at: 'Sent on',
  outcome: 'What became of it',
  outcomes: {
    none: 'Not opened yet',
    opened: 'Opened',
    shortlisted: 'Shortlisted',
    pending: 'Interest waits',
    accepted: 'Interest accepted',
    rejected: 'Interest rejected',
  },
}

/** The types require each phrase in both languages. */
type Words = typeof english

const marathi: Words = {
  day: 'आजसाठी',
  dayHelp: 'योजना असलेले सदस्य ज्यांना महिनाभरात एकही स्थळ सुचवले नाही. सर्वांत जास्त थांबलेले आधी.',
  dayEmpty: 'कोणीही प्रतीक्षेत नाही',
  dayEmptyHelp: 'योजना असलेल्या प्रत्येकाला गेल्या महिन्यात स्थळ सुचवले आहे.',
  member: 'सदस्य',
  last: 'शेवटची सूचना',
  never: 'अजून नाही',
  choose: 'निवडा',
  back: 'आजच्या यादीकडे परत',
  record: 'सदस्याची नोंद',
  forWhom: (name, number) => `${name} (${number}) यांच्यासाठी`,
  count: n =>
    n === 1
      ? '१ स्थळ कुटुंबाच्या अपेक्षांत बसते.'
      : `${groupedDigits('mr', n)} स्थळे कुटुंबाच्या अपेक्षांत बसतात. त्यांतील नवीन स्थळांची तुलना केली आहे, सर्वांत योग्य आधी.`,
  none: 'या कुटुंबाच्या अपेक्षांत बसणारे स्थळ नाही',
  noneHelp: 'एखादी अपेक्षा थोडी सैल करता येईल का, असे कुटुंबाला विचारता येईल.',
  candidate: 'स्थळ',
  born: 'जन्म',
  home: 'मूळ ठिकाण',
  work: 'शिक्षण आणि काम',
  reasons: 'कारणे',
  pick: 'निवड',
  pickOf: name => `${name} यांना निवडा`,
  oursMet: wishes => `जुळते: ${wishes}`,
  oursMissed: wishes => `जुळत नाही: ${wishes}`,
  theirsMet: wishes => `त्यांच्या अपेक्षा जुळतात: ${wishes}`,
  theirsMissed: wishes => `त्यांच्या अपेक्षा जुळत नाहीत: ${wishes}`,
  gun: points => `गुणमिलन ${points}`,
  near: { taluka: 'एकच तालुका', district: 'एकच जिल्हा', division: 'एकच विभाग' },
  joined: day => `नोंदणी ${day}`,
  seen: 'आधी पाहिले',
  picked: 'आधी सुचवले',
  refused: 'आधी नकार',
  wishes: {
    marital_status: 'वैवाहिक स्थिती',
    birth_year: 'जन्मवर्ष',
    height: 'उंची',
    patrika: 'पत्रिका',
    working_city: 'कामाचे ठिकाण',
    native_district: 'मूळ जिल्हा',
  },
  note: 'कुटुंबासाठी टीप',
  noteHelp: 'ही टीप प्रत्येक स्थळाबरोबर दिसते. नंबर किंवा लिंक नको.',
  send: n => `${n} पाठवा`,
  sendNone: 'पाठवा',
  earlier: 'आधी सुचवलेली स्थळे',
  earlierNone: 'अजून नाही.',
  at: 'पाठवले',
  outcome: 'पुढे काय झाले',
  outcomes: {
    none: 'अजून उघडले नाही',
    opened: 'उघडले',
    shortlisted: 'पसंतीच्या यादीत',
    pending: 'पसंती प्रतीक्षेत',
    accepted: 'पसंती स्वीकारली',
    rejected: 'पसंती नाकारली',
  },
}

export const handpickWords = (language: Language): Words => (language === 'mr' ? marathi : english)
