import type { Criterion, FlagCriterion, ListCriterion } from '#contract/finding/criteria.ts'
import { catalogue } from '#domain/words/catalogue.ts'

/** The titles of the criteria in the form. */
export const criterionTitles = catalogue<Record<Criterion, string>>({
  birthYear: ['Birth year', 'जन्मवर्ष'],
  height: ['Height', 'उंची'],
  income: ['Annual income', 'वार्षिक उत्पन्न'],
  maritalStatus: ['Marital status', 'वैवाहिक स्थिती'],
  educationGroup: ['Education', 'शिक्षण'],
  occupationType: ['Occupation', 'व्यवसाय'],
  workLocation: ['Work location', 'कामाचे ठिकाण'],
  moveAbroad: ['Ready to move abroad', 'परदेशी जाण्याची तयारी'],
  nativeDistrict: ['Native district', 'मूळ जिल्हा'],
  diet: ['Diet', 'आहार'],
  mangal: ['Mangal', 'मंगळ'],
  withPhoto: ['Only profiles with a photo', 'फक्त फोटो असलेली स्थळे'],
  recentlyActive: ['Only families who visited this month', 'फक्त या महिन्यात येऊन गेलेली कुटुंबे'],
  sameDevak: ['Show profiles of my own devak too', 'माझ्याच देवकाची स्थळेही दाखवा'],
  withoutKin: ['Do not show relatives', 'नात्यातली स्थळे दाखवू नका'],
})

/** The explanations of the checkboxes. */
export const flagHints = catalogue<Record<FlagCriterion, string>>({
  withPhoto: [
    'Tick this to leave out profiles without a photo. Some families show theirs only to members with a plan, or once an interest is accepted.',
    'येथे खूण केल्यास फोटो नसलेली स्थळे वगळली जातात. काही कुटुंबे फोटो फक्त सदस्यत्व योजना असलेल्यांना किंवा पसंती स्वीकारल्यावर दाखवतात.',
  ],
  recentlyActive: [
    'Tick this to leave out families who have not been here for a month, or who hide it. It does nothing while you hide your own.',
    'येथे खूण केल्यास महिनाभर न आलेली किंवा ते लपवणारी कुटुंबे वगळली जातात. तुम्ही स्वतःचे लपवले असेल तर याचा उपयोग होत नाही.',
  ],
  sameDevak: [
    'By custom, families of one devak do not marry. Unless you tick this, they are left out.',
    'रूढीनुसार एकाच देवकाच्या कुटुंबांत विवाह होत नाही. येथे खूण न केल्यास ती स्थळे वगळली जातात.',
  ],
  withoutKin: [
    'The same gotra; the same kuldaivat or surname in the same native village; a mama from the other family’s house. Without a plan, the gotra alone is compared.',
    'समान गोत्र; मूळ गाव एक असून कुलदैवत किंवा आडनाव समान; मामा समोरच्या घराण्यातले. सदस्यत्व योजना नसेल तर फक्त गोत्र पाहिले जाते.',
  ],
})

const itself = (name: string) => name

/** The text of a chip. A bare place or answer would not say which criterion it belongs to. */
export const chipTexts = catalogue<
  Record<ListCriterion, (name: string) => string> & Record<FlagCriterion, () => string>
>({
  maritalStatus: [itself, itself],
  educationGroup: [itself, itself],
  occupationType: [itself, itself],
  workLocation: [(place: string) => `Work location: ${place}`, (place: string) => `काम: ${place}`],
  moveAbroad: [(answer: string) => `Abroad: ${answer}`, (answer: string) => `परदेश: ${answer}`],
  nativeDistrict: [(district: string) => `Native of ${district}`, (district: string) => `मूळ: ${district}`],
  diet: [itself, itself],
  mangal: [(answer: string) => `Mangal: ${answer}`, (answer: string) => `मंगळ: ${answer}`],
  withPhoto: [() => 'With a photo', () => 'फोटोसह'],
  recentlyActive: [() => 'Here this month', () => 'या महिन्यात आलेली'],
  sameDevak: [() => 'My own devak too', () => 'माझ्या देवकाची स्थळेही'],
  withoutKin: [() => 'Without possible kin', () => 'नात्यातली वगळून'],
})
