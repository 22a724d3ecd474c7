import { comparedAtOnce } from '#domain/finding/compare.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

const { least, most } = comparedAtOnce

export const compareWords = catalogue({
  choose: [
    `Choose from your shortlist: ${least} to ${most} to compare, or some to ask your family about.`,
    `निवडलेल्या स्थळांपैकी निवडा: तुलनेसाठी ${inDevanagari(least)} ते ${inDevanagari(most)}, किंवा घरच्यांना विचारण्यासाठी काही.`,
  ],
  compare: ['Compare', 'तुलना करा'],
  more: ['Show more', 'आणखी दाखवा'],
  none: ['Nobody is on your shortlist', 'तुम्ही अजून एकही स्थळ निवडून ठेवलेले नाही'],
  noneHelp: ['Shortlist profiles that you want to talk about at home.', 'घरी ज्यांच्याबद्दल बोलायचे आहे ती स्थळे निवडून ठेवा.'],
  shown: ['Shown beside each other', 'शेजारी दिसणारी स्थळे'],
  metOf: [(met: string, all: string) => `${met} of ${all}`, (met: string, all: string) => `${all} पैकी ${met}`],
  best: ['Best of these', 'यांत सर्वांत जुळते'],
  open: ['Open', 'पूर्ण पाहा'],
  others: ['Choose others', 'इतर स्थळे निवडा'],
  print: ['Print', 'छापा'],
  ours: ['Your expectations', 'तुमच्या अपेक्षा'],
  theirs: ['Their expectations', 'त्यांच्या अपेक्षा'],
  noOurs: ['You have not written any expectations', 'तुम्ही अपेक्षा लिहिलेल्या नाहीत'],
  noTheirs: ['They have not written any expectations', 'त्यांनी अपेक्षा लिहिलेल्या नाहीत'],
  gunMilan: ['Gun Milan', 'गुण मिलन'],
  notKnown: ['Not known', 'माहीत नाही'],
  reasons: ['Each koota', 'प्रत्येक कूट'],
  mangal: ['Mangal', 'मंगळ'],
  kin: ['Kinship', 'नाते'],
  notes: ['Your family’s notes', 'तुमच्या घरातील टिपणे'],
  noNotes: ['None yet', 'अजून नाहीत'],
})
