import type { Criterion, FlagCriterion, ListCriterion } from '#contract/finding/criteria.ts'
import { catalogue } from '#domain/words/catalogue.ts'

/** The titles of the criteria in the form. */
export const criterionTitles = catalogue({
  en: {
    birthYear: 'Birth year',
    height: 'Height',
    income: 'Annual income',
    maritalStatus: 'Marital status',
    educationGroup: 'Education',
    occupationType: 'Occupation',
    workLocation: 'Work location',
    moveAbroad: 'Ready to move abroad',
    nativeDistrict: 'Native district',
    diet: 'Diet',
    mangal: 'Mangal',
    withPhoto: 'Only profiles with a photo',
    recentlyActive: 'Only families who visited this month',
    sameDevak: 'Show profiles of my own devak too',
  } satisfies Record<Criterion, string>,
  mr: {
    birthYear: 'जन्मवर्ष',
    height: 'उंची',
    income: 'वार्षिक उत्पन्न',
    maritalStatus: 'वैवाहिक स्थिती',
    educationGroup: 'शिक्षण',
    occupationType: 'व्यवसाय',
    workLocation: 'कामाचे ठिकाण',
    moveAbroad: 'परदेशी जाण्याची तयारी',
    nativeDistrict: 'मूळ जिल्हा',
    diet: 'आहार',
    mangal: 'मंगळ',
    withPhoto: 'फक्त फोटो असलेली स्थळे',
    recentlyActive: 'फक्त या महिन्यात येऊन गेलेली कुटुंबे',
    sameDevak: 'माझ्याच देवकाची स्थळेही दाखवा',
  },
})

/** The explanations of the checkboxes. */
export const flagHints = catalogue({
  en: {
    withPhoto:
      'Tick this to leave out profiles without a photo. Some families show theirs only to members with a plan, or once an interest is accepted.',
    recentlyActive:
      'Tick this to leave out families who have not been here for a month, or who hide it. It does nothing while you hide your own.',
    sameDevak: 'By custom, families of one devak do not marry. Unless you tick this, they are left out.',
  } satisfies Record<FlagCriterion, string>,
  mr: {
    withPhoto:
      'येथे खूण केल्यास फोटो नसलेली स्थळे वगळली जातात. काही कुटुंबे फोटो फक्त सदस्यत्व योजना असलेल्यांना किंवा पसंती स्वीकारल्यावर दाखवतात.',
    recentlyActive:
      'येथे खूण केल्यास महिनाभर न आलेली किंवा ते लपवणारी कुटुंबे वगळली जातात. तुम्ही स्वतःचे लपवले असेल तर याचा उपयोग होत नाही.',
    sameDevak: 'रूढीनुसार एकाच देवकाच्या कुटुंबांत विवाह होत नाही. येथे खूण न केल्यास ती स्थळे वगळली जातात.',
  },
})

const itself = (name: string) => name

/** The text of a chip. A bare place or answer would not say which criterion it belongs to. */
export const chipTexts = catalogue({
  en: {
    maritalStatus: itself,
    educationGroup: itself,
    occupationType: itself,
    workLocation: (place: string) => `Works in ${place}`,
    moveAbroad: (answer: string) => `Abroad: ${answer}`,
    nativeDistrict: (district: string) => `Native of ${district}`,
    diet: itself,
    mangal: (answer: string) => `Mangal: ${answer}`,
    withPhoto: () => 'With a photo',
    recentlyActive: () => 'Here this month',
    sameDevak: () => 'My own devak too',
  } satisfies Record<ListCriterion | FlagCriterion, (name: string) => string>,
  mr: {
    maritalStatus: itself,
    educationGroup: itself,
    occupationType: itself,
    workLocation: (place: string) => `काम: ${place}`,
    moveAbroad: (answer: string) => `परदेश: ${answer}`,
    nativeDistrict: (district: string) => `मूळ: ${district}`,
    diet: itself,
    mangal: (answer: string) => `मंगळ: ${answer}`,
    withPhoto: () => 'फोटोसह',
    recentlyActive: () => 'या महिन्यात आलेली',
    sameDevak: () => 'माझ्या देवकाची स्थळेही',
  },
})
