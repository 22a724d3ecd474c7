import type { MatchClass, Wish } from '#domain/finding/fit.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

/** The words of the list that its section on the dashboard does not use. */
export const matchWords = catalogue({
  intro: [
    'Families who fit your expectations. Families whose expectations you also meet come first.',
    'तुमच्या अपेक्षांत बसणारी स्थळे. ज्यांच्या अपेक्षा तुम्हीही पूर्ण करता ती आधी.',
  ],
  leftOut: [(parts: string) => `Not shown here: ${parts}.`, (parts: string) => `येथे दाखवलेली नाहीत: ${parts}.`],
  answered: [
    (n: number) => `${groupedDigits('en', n)} you have answered`,
    (n: number) => `तुम्ही उत्तर दिलेली ${groupedDigits('mr', n)}`,
  ],
  blocked: [
    (n: number) => `${groupedDigits('en', n)} you have blocked`,
    (n: number) => `तुम्ही ब्लॉक केलेली ${groupedDigits('mr', n)}`,
  ],
  sameDevak: [
    (n: number) => `${groupedDigits('en', n)} of your own devak`,
    (n: number) => `तुमच्याच देवकाची ${groupedDigits('mr', n)}`,
  ],
  ours: ['Your expectations', 'तुमच्या अपेक्षा'],
  theirs: ['Their expectations', 'त्यांच्या अपेक्षा'],
  theirsNone: ['They have not written any expectations.', 'त्यांनी अपेक्षा लिहिलेल्या नाहीत.'],
  noWishes: ['Write down what you are looking for', 'तुम्हाला कसे स्थळ हवे ते लिहा'],
  noneHelp: [
    'Your profile shows how many families each expectation leaves out. New families join every week.',
    'कोणत्या अपेक्षेमुळे किती स्थळे वगळली जातात ते तुमच्या माहितीतील अपेक्षांत पाहा. दर आठवड्याला नवीन कुटुंबे येतात.',
  ],
  met: ['Met', 'जुळते'],
  missed: ['Not met', 'जुळत नाही'],
  not_told: ['Not given', 'माहिती दिलेली नाही'],
  instead: [
    (fact: string, wanted: string) => `${fact} instead of ${wanted}`,
    (fact: string, wanted: string) => `${fact}; अपेक्षा ${wanted}`,
  ],
  notTold: [(fact: string) => `${fact} not given`, (fact: string) => `${fact}: माहिती दिलेली नाही`],
})

/** The headings of the three parts of the list. */
export const classWords = catalogue<Record<MatchClass, string>>({
  BOTH: ['Each fits the other’s expectations', 'दोघांच्याही अपेक्षा जुळतात'],
  OURS: ['They fit your expectations', 'तुमच्या अपेक्षांत बसणारी'],
  NEAR: ['One expectation not met', 'एकच अपेक्षा जुळत नाही'],
})

/** The sentence for a fact that a wish is compared with. */
export const factSentences = catalogue<Record<Wish, (value: string) => string>>({
  marital_status: [value => value, value => value],
  birth_year: [value => `born ${value}`, value => `जन्म ${value}`],
  height: [value => `height ${value}`, value => `उंची ${value}`],
  patrika: [value => `Gun Milan ${value}`, value => `गुण मिलन ${value}`],
  working_city: [value => `works in ${value}`, value => `कामाचे ठिकाण ${value}`],
  native_district: [value => `native of ${value}`, value => `मूळ जिल्हा ${value}`],
})
