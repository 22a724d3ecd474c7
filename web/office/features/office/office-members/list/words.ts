import type { MemberLetterKind } from '#domain/office/member-letters.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { clear, joined } from '#web/office/parts/words.ts'
import { name, nextPage, no, status, yes } from '#web/ui/words.ts'

export const memberListWords = catalogue({
  search: ['Which members', 'कोणते सदस्य'],
  find: ['Show', 'दाखवा'],
  clear,
  any: ['Any', 'कोणतेही'],
  side: ['Side', 'बाजू'],
  F: ['Brides', 'वधू'],
  M: ['Grooms', 'वर'],
  status,
  joined_from: ['Joined from', 'नोंदणीचा पहिला दिवस'],
  joined_to: ['Joined until', 'नोंदणीचा शेवटचा दिवस'],
  verified: ['Verified', 'पडताळलेले'],
  paid: ['With a running plan', 'योजना सुरू आहे'],
  ends_from: ['Plan ends from', 'योजना संपण्याचा पहिला दिवस'],
  ends_to: ['Plan ends by', 'योजना संपण्याचा शेवटचा दिवस'],
  used: ['Has ever logged in', 'कधी लॉगिन केले आहे'],
  photo: ['Has a photo', 'फोटो आहे'],
  silent: ['Silent for 60 days', '६० दिवसांत आलेले नाहीत'],
  overlooked: ['Overlooked for 30 days', '३० दिवसांत दुर्लक्षित'],
  SHOWN: ['Shown to nobody', 'कोणालाही दाखवले नाही'],
  ASKED: ['Asked by nobody', 'एकही पसंती आली नाही'],
  district: ['Home in the district', 'घर कोणत्या जिल्ह्यात'],
  taluka: ['Home in the taluka', 'घर कोणत्या तालुक्यात'],
  age_from: ['Age from', 'किमान वय'],
  age_to: ['Age up to', 'कमाल वय'],
  imported: ['From an old register', 'जुन्या नोंदवहीतून'],
  UNCLAIMED: ['Not claimed yet', 'कुटुंब अजून आले नाही'],
  CLAIMED: ['Claimed', 'कुटुंब आले आहे'],
  Y: yes,
  N: no,
  none: ['Nobody fits', 'कोणीही नाही'],
  noneHelp: ['No member meets all of these conditions.', 'या सर्व अटी पूर्ण करणारे कोणी सदस्य नाहीत.'],
  noneYet: ['Nobody fits so far', 'अजून कोणी सापडले नाही'],
  noneYetHelp: [
    'A page looks through 10,000 members. Please go on.',
    'एका पानासाठी १०,००० सदस्य पाहिले जातात. कृपया पुढे शोधा.',
  ],
  count: [
    (count: number, more: boolean) =>
      `${more ? 'At least ' : ''}${groupedDigits('en', count)} ${count === 1 ? 'member' : 'members'}`,
    (count: number, more: boolean) => `${more ? 'किमान ' : ''}${groupedDigits('mr', count)} सदस्य`,
  ],
  caption: ['Members of the list', 'यादीतील सदस्य'],
  name,
  number: ['Number', 'क्रमांक'],
  native: ['Native district', 'मूळ जिल्हा'],
  joined,
  lastUsed: ['Last here', 'शेवटी आले'],
  never: ['never', 'कधीच नाही'],
  planEnds: ['Plan ends', 'योजना संपते'],
  state: status,
  paidBadge: ['Paid', 'सशुल्क'],
  unverified: ['Not verified', 'पडताळलेले नाही'],
  noPhoto: ['No photo', 'फोटो नाही'],
  WISHES: ['Few meet their wishes', 'अपेक्षांत बसणारी स्थळे थोडी'],
  REGION: ['Few families from their district', 'त्यांच्या जिल्ह्यातील स्थळे थोडी'],
  UNCHECKED: ['ID not checked', 'ओळखपत्र तपासलेले नाही'],
  exportHelp: [
    'The file (CSV) has the columns of this list and no mobile number, email or address. At most 5,000 members. It counts like looking at the list: 1,000 families a day; an ADMIN can take more.',
    'या फाइलमध्ये (CSV) यादीतील रकानेच असतात; मोबाइल, ई-मेल किंवा पत्ता नसतो. जास्तीत जास्त ५,००० सदस्य. ती यादी पाहिल्यासारखीच मोजली जाते: दिवसाला १,००० कुटुंबे; ADMIN जास्त घेऊ शकतात.',
  ],
  pages: ['Pages', 'पाने'],
  next: nextPage,
  goOn: ['Keep looking', 'पुढे शोधा'],
  first: ['First page', 'पहिले पान'],
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
  toCall: (count: number) => string
  nobody: string
  inEnglish: string
  inMarathi: string
  send: (count: number) => string
}

const familiesToTell = (count: number) => (count === 1 ? 'एका कुटुंबाला' : `${groupedDigits('mr', count)} कुटुंबांना`)
const families = (count: number) => (count === 1 ? 'one family' : `${groupedDigits('en', count)} families`)

export const letterTitles = catalogue<Record<MemberLetterKind, string>>({
  written: ['Write to all of these', 'या सर्वांना पत्र लिहा'],
  photo: ['Remind those without a photo', 'फोटो नसलेल्यांना आठवण करून द्या'],
  login: ['Remind those who never logged in', 'कधीच लॉगिन न केलेल्यांना आठवण करून द्या'],
})

/** The words of a letter to everybody on the list. */
export const memberLetterWords = catalogue<LetterWords>({
  written: ['Write a letter', 'पत्र लिहा'],
  photo: ['Remind of the photo', 'फोटोची आठवण करून द्या'],
  login: ['Remind to log in', 'लॉगिनची आठवण करून द्या'],
  help: [
    'It goes by email to active families who want such emails, each once. Paused and suspended ones are left out. A reminder goes to a family once a month.',
    'स्थळ सुरू असलेल्या आणि असे ई-मेल हवे असलेल्या प्रत्येक कुटुंबाला पत्र ई-मेलने एकदाच जाते. थांबवलेली आणि बंद केलेली स्थळे वगळली जातात. आठवण महिन्यातून एकदाच करून दिली जाते.',
  ],
  subjectEn: ['Subject in English', 'इंग्रजी विषय'],
  textEn: ['Letter in English', 'इंग्रजी पत्र'],
  subjectMr: ['Subject in Marathi', 'मराठी विषय'],
  textMr: ['Letter in Marathi', 'मराठी पत्र'],
  placeholders: [
    names => `Facts of the site can be named: ${names}`,
    names => `संकेतस्थळाची माहिती नावाने घालता येते: ${names}`,
  ],
  preview: ['Preview', 'आधी पाहा'],
  change: ['Change the words', 'मजकूर बदला'],
  whom: [
    (count, fit) => `It goes to ${families(count)} by email, of ${groupedDigits('en', fit)} in the list.`,
    (count, fit) => `यादीतील ${groupedDigits('mr', fit)} पैकी ${familiesToTell(count)} पत्र ई-मेलने जाईल.`,
  ],
  toCall: [
    count =>
      `No email reaches ${families(count)} more. After sending, they can be put on the please-call list under Letters.`,
    count => `आणखी ${familiesToTell(count)} ई-मेल पोहोचत नाही. पत्र पाठवल्यावर ‘पत्रे’ येथून त्यांना ‘फोन करा’ यादीत घालता येते.`,
  ],
  nobody: ['None of them can be written to.', 'यांपैकी कोणालाही लिहिता येत नाही.'],
  inEnglish: ['In English', 'इंग्रजीत'],
  inMarathi: ['In Marathi', 'मराठीत'],
  send: [count => `Send to ${families(count)}`, count => `${familiesToTell(count)} पाठवा`],
})
