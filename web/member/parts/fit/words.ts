import type { Wish } from '#domain/finding/fit.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const fitWords = catalogue({
  en: {
    all: (total: number) =>
      total === 1 ? 'You meet their expectation.' : `You meet all ${total} of their expectations.`,
    some: (met: number, total: number, wanted: string) =>
      `You meet ${met} of their ${total} expectations; they are looking for ${wanted}.`,
    notTold: (facts: string) => `You have not given your ${facts}, so it is not counted.`,
    noWishes: 'This family has not written expectations that can be compared.',
    comparing: 'Comparing with their expectations',
  },
  mr: {
    all: (total: number) =>
      total === 1 ? 'तुम्ही त्यांची अपेक्षा पूर्ण करता.' : `तुम्ही त्यांच्या सर्व ${inDevanagari(total)} अपेक्षा पूर्ण करता.`,
    some: (met: number, total: number, wanted: string) =>
      `तुम्ही त्यांच्या ${inDevanagari(total)} पैकी ${inDevanagari(met)} अपेक्षा पूर्ण करता; त्यांची अपेक्षा: ${wanted}.`,
    notTold: (facts: string) => `${facts}: ही माहिती तुम्ही दिलेली नाही, म्हणून ती मोजलेली नाही.`,
    noWishes: 'या कुटुंबाने तुलना करण्यासारख्या अपेक्षा लिहिलेल्या नाहीत.',
    comparing: 'त्यांच्या अपेक्षांशी तुलना होत आहे',
  },
})

/** What a family wants, to follow 'they look for'. */
export const wishWords = catalogue<Record<Wish, (value: string) => string>>({
  en: {
    marital_status: value => value,
    birth_year: value => `a birth year of ${value}`,
    height: value => value,
    patrika: value => `a Gun Milan of ${value} or more`,
    working_city: value => `work in ${value}`,
    native_district: value => `a native place in ${value}`,
  },
  mr: {
    marital_status: value => value,
    birth_year: value => `जन्मवर्ष ${value}`,
    height: value => `उंची ${value}`,
    patrika: value => `${inDevanagari(value)} किंवा अधिक गुण`,
    working_city: value => `कामाचे ठिकाण ${value}`,
    native_district: value => `मूळ जिल्हा ${value}`,
  },
})

/** The facts that the viewer has not filled in. */
export const factWords = catalogue<Record<Wish, string>>({
  en: {
    marital_status: 'marital status',
    birth_year: 'date of birth',
    height: 'height',
    patrika: 'birth details',
    working_city: 'work location',
    native_district: 'native district',
  },
  mr: {
    marital_status: 'वैवाहिक स्थिती',
    birth_year: 'जन्मतारीख',
    height: 'उंची',
    patrika: 'जन्माचा तपशील',
    working_city: 'कामाचे ठिकाण',
    native_district: 'मूळ जिल्हा',
  },
})
