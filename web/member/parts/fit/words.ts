import type { Wish } from '#domain/finding/fit.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const fitWords = catalogue({
  all: [
    (total: number) => (total === 1 ? 'You meet their expectation.' : `You meet all ${total} of their expectations.`),
    (total: number) =>
      total === 1 ? 'तुम्ही त्यांची अपेक्षा पूर्ण करता.' : `तुम्ही त्यांच्या सर्व ${inDevanagari(total)} अपेक्षा पूर्ण करता.`,
  ],
  some: [
    (met: number, total: number, wanted: string) =>
      `You meet ${met} of their ${total} expectations; they are looking for ${wanted}.`,
    (met: number, total: number, wanted: string) =>
      `तुम्ही त्यांच्या ${inDevanagari(total)} पैकी ${inDevanagari(met)} अपेक्षा पूर्ण करता; त्यांची अपेक्षा: ${wanted}.`,
  ],
  notTold: [
    (facts: string) => `You have not given your ${facts}, so it is not counted.`,
    (facts: string) => `${facts}: ही माहिती तुम्ही दिलेली नाही, म्हणून ती मोजलेली नाही.`,
  ],
  noWishes: [
    'This family has not written expectations that can be compared.',
    'या कुटुंबाने तुलना करण्यासारख्या अपेक्षा लिहिलेल्या नाहीत.',
  ],
  yourWishes: ['Your wishes', 'तुमच्या अपेक्षा'],
  allMet: ['All of them are met', 'सर्व जुळतात'],
  different: [(what: string) => `Different: ${what}`, (what: string) => `फरक: ${what}`],
  theirWishes: ['Their wishes', 'त्यांच्या अपेक्षा'],
  comparing: ['Comparing with their expectations', 'त्यांच्या अपेक्षांशी तुलना होत आहे'],
})

/** What a family wants, to follow 'they look for'. */
export const wishWords = catalogue<Record<Wish, (value: string) => string>>({
  marital_status: [value => value, value => value],
  birth_year: [value => `a birth year of ${value}`, value => `जन्मवर्ष ${value}`],
  height: [value => value, value => `उंची ${value}`],
  patrika: [value => `a Gun Milan of ${value} or more`, value => `${inDevanagari(value)} किंवा अधिक गुण`],
  working_city: [value => `work in ${value}`, value => `कामाचे ठिकाण ${value}`],
  native_district: [value => `a native place in ${value}`, value => `मूळ जिल्हा ${value}`],
})

/** The facts that the viewer has not filled in. */
export const factWords = catalogue<Record<Wish, string>>({
  marital_status: ['marital status', 'वैवाहिक स्थिती'],
  birth_year: ['date of birth', 'जन्मतारीख'],
  height: ['height', 'उंची'],
  patrika: ['birth details', 'जन्माचा तपशील'],
  working_city: ['work location', 'कामाचे ठिकाण'],
  native_district: ['native district', 'मूळ जिल्हा'],
})
