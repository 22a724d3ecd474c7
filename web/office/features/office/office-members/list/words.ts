import type { MemberLetterKind } from '#domain/office/member-letters.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const memberListWords = catalogue({
  en: {
    search: 'Which members',
    find: 'Show',
    clear: 'Clear',
    any: 'Any',
    side: 'Side',
    F: 'Brides',
    M: 'Grooms',
    status: 'Status',
    joined_from: 'Joined from',
    joined_to: 'Joined until',
    verified: 'Verified',
    paid: 'With a running plan',
    ends_from: 'Plan ends from',
    ends_to: 'Plan ends by',
    used: 'Has ever logged in',
    photo: 'Has a photo',
    silent: 'Silent for 60 days',
    imported: 'From an old register',
    UNCLAIMED: 'Not claimed yet',
    CLAIMED: 'Claimed',
    Y: 'Yes',
    N: 'No',
    none: 'Nobody fits',
    noneHelp: 'No member meets all of these conditions.',
    noneYet: 'Nobody fits so far',
    noneYetHelp: 'A page looks through 10,000 members. Please go on.',
    count: (count: number, more: boolean) =>
      `${more ? 'At least ' : ''}${groupedDigits('en', count)} ${count === 1 ? 'member' : 'members'}`,
    caption: 'Members of the list',
    name: 'Name',
    number: 'Number',
    native: 'Native district',
    joined: 'Joined',
    lastUsed: 'Last here',
    never: 'never',
    planEnds: 'Plan ends',
    state: 'Status',
    paidBadge: 'Paid',
    unverified: 'Not verified',
    noPhoto: 'No photo',
    pages: 'Pages',
    next: 'Next page',
    goOn: 'Keep looking',
    first: 'First page',
  },
  mr: {
    search: 'कोणते सदस्य',
    find: 'दाखवा',
    clear: 'शोध साफ करा',
    any: 'कोणतेही',
    side: 'बाजू',
    F: 'वधू',
    M: 'वर',
    status: 'स्थिती',
    joined_from: 'नोंदणीचा पहिला दिवस',
    joined_to: 'नोंदणीचा शेवटचा दिवस',
    verified: 'पडताळलेले',
    paid: 'योजना सुरू आहे',
    ends_from: 'योजना संपण्याचा पहिला दिवस',
    ends_to: 'योजना संपण्याचा शेवटचा दिवस',
    used: 'कधी लॉगिन केले आहे',
    photo: 'फोटो आहे',
    silent: '६० दिवसांत आलेले नाहीत',
    imported: 'जुन्या नोंदवहीतून',
    UNCLAIMED: 'कुटुंब अजून आले नाही',
    CLAIMED: 'कुटुंब आले आहे',
    Y: 'होय',
    N: 'नाही',
    none: 'कोणीही नाही',
    noneHelp: 'या सर्व अटी पूर्ण करणारे कोणी सदस्य नाहीत.',
    noneYet: 'अजून कोणी सापडले नाही',
    noneYetHelp: 'एका पानासाठी १०,००० सदस्य पाहिले जातात. कृपया पुढे शोधा.',
    count: (count: number, more: boolean) => `${more ? 'किमान ' : ''}${groupedDigits('mr', count)} सदस्य`,
    caption: 'यादीतील सदस्य',
    name: 'नाव',
    number: 'क्रमांक',
    native: 'मूळ जिल्हा',
    joined: 'नोंदणी',
    lastUsed: 'शेवटी आले',
    never: 'कधीच नाही',
    planEnds: 'योजना संपते',
    state: 'स्थिती',
    paidBadge: 'सशुल्क',
    unverified: 'पडताळलेले नाही',
    noPhoto: 'फोटो नाही',
    pages: 'पाने',
    next: 'पुढील पान',
    goOn: 'पुढे शोधा',
    first: 'पहिले पान',
  },
})

type LetterWords = Record<MemberLetterKind, string> & {
  help: string
  subjectEn: string
  textEn: string
  subjectMr: string
  textMr: string
  placeholders: (names: string) => string
  preview: string
  change: string
  whom: (count: number, fit: number) => string
  nobody: string
  inEnglish: string
  inMarathi: string
  send: (count: number) => string
}

const familiesToTell = (count: number) => (count === 1 ? 'एका कुटुंबाला' : `${groupedDigits('mr', count)} कुटुंबांना`)
const families = (count: number) => (count === 1 ? 'one family' : `${groupedDigits('en', count)} families`)

export const letterTitles = catalogue<Record<MemberLetterKind, string>>({
  en: {
    written: 'Write to all of these',
    photo: 'Remind those without a photo',
    login: 'Remind those who never logged in',
  },
  mr: {
    written: 'या सर्वांना पत्र लिहा',
    photo: 'फोटो नसलेल्यांना आठवण करून द्या',
    login: 'कधीच लॉगिन न केलेल्यांना आठवण करून द्या',
  },
})

/** The words of a letter to everybody on the list. */
export const memberLetterWords = catalogue<LetterWords>({
  en: {
    written: 'Write a letter',
    photo: 'Remind of the photo',
    login: 'Remind to log in',
    help: 'It goes by email to active families who want such emails, each once. Paused and suspended ones are left out. A reminder goes to a family once a month.',
    subjectEn: 'Subject in English',
    textEn: 'Letter in English',
    subjectMr: 'Subject in Marathi',
    textMr: 'Letter in Marathi',
    placeholders: names => `Facts of the site can be named: ${names}`,
    preview: 'Preview',
    change: 'Change the words',
    whom: (count, fit) => `It goes to ${families(count)}, of ${groupedDigits('en', fit)} in the list.`,
    nobody: 'None of them can be written to.',
    inEnglish: 'In English',
    inMarathi: 'In Marathi',
    send: count => `Send to ${families(count)}`,
  },
  mr: {
    written: 'पत्र लिहा',
    photo: 'फोटोची आठवण करून द्या',
    login: 'लॉगिनची आठवण करून द्या',
    help: 'स्थळ सुरू असलेल्या आणि असे ई-मेल हवे असलेल्या प्रत्येक कुटुंबाला पत्र ई-मेलने एकदाच जाते. थांबवलेली आणि बंद केलेली स्थळे वगळली जातात. आठवण महिन्यातून एकदाच करून दिली जाते.',
    subjectEn: 'इंग्रजी विषय',
    textEn: 'इंग्रजी पत्र',
    subjectMr: 'मराठी विषय',
    textMr: 'मराठी पत्र',
    placeholders: names => `संकेतस्थळाची माहिती नावाने घालता येते: ${names}`,
    preview: 'आधी पाहा',
    change: 'मजकूर बदला',
    whom: (count, fit) => `यादीतील ${groupedDigits('mr', fit)} पैकी ${familiesToTell(count)} पत्र जाईल.`,
    nobody: 'यांपैकी कोणालाही लिहिता येत नाही.',
    inEnglish: 'इंग्रजीत',
    inMarathi: 'मराठीत',
    send: count => `${familiesToTell(count)} पाठवा`,
  },
})
