import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { groupedDigits, inDevanagari } from '#domain/words/digits.ts'
import type { MemberListName } from './member-lists.ts'

export const listWords = catalogue({
  en: {
    visitorsNote: 'These profiles might be interested in you',
    viewAll: 'View All',
    noneOfStatus: 'There is no profile with this marital status at present.',
    showEveryone: 'Show everyone',
    maritalStatus: 'Marital Status',
    all: 'All',
    registrationNo: 'Reg No.',
    photo: 'Photo',
    surname: 'Surname',
    dob: 'DOB',
    height: 'Height',
    education: 'Education',
    incomeLakh: 'Annual Income Lakh',
    occupationDetails: 'Occupation Details',
    workLocation: 'Work Location',
    nativePlace: 'Native Place',
    born: 'Born',
    occupation: 'Occupation',
    income: 'Income',
    worksIn: 'Works in',
    native: 'Native place',
    years: (age: number) => `${age} years`,
    gunMilan: 'Gun Milan',
    gunMilanScore: (points: number) => `${points}/36`,
    openProfile: (surname: string, registrationNo: string) => `${surname}, ${registrationNo}`,
    onlyTheFirst: (shown: number, count: number) =>
      `Showing the first ${groupedDigits('en', shown)} of ${groupedDigits('en', count)}; narrow your search`,
    visited: (day: string) => `Visited ${day}`,
    photoCount: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    pages: 'Pages of the list',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  mr: {
    visitorsNote: 'या कुटुंबांना तुमचे स्थळ आवडले असावे',
    viewAll: 'सर्व पाहा',
    noneOfStatus: 'या वैवाहिक स्थितीचे स्थळ सध्या नाही.',
    showEveryone: 'सर्व स्थळे दाखवा',
    maritalStatus: 'वैवाहिक स्थिती',
    all: 'सर्व',
    registrationNo: 'नोंदणी क्र.',
    photo: 'फोटो',
    surname: 'आडनाव',
    dob: 'जन्मतारीख',
    height: 'उंची',
    education: 'शिक्षण',
    incomeLakh: 'वार्षिक उत्पन्न (लाख)',
    occupationDetails: 'व्यवसायाचा तपशील',
    workLocation: 'कामाचे ठिकाण',
    nativePlace: 'मूळ ठिकाण',
    born: 'जन्म',
    occupation: 'व्यवसाय',
    income: 'उत्पन्न',
    worksIn: 'कामाचे ठिकाण',
    native: 'मूळ ठिकाण',
    years: (age: number) => `${inDevanagari(age)} वर्षे`,
    gunMilan: 'गुण मिलन',
    gunMilanScore: (points: number) => `${inDevanagari(points)}/३६`,
    openProfile: (surname: string, registrationNo: string) => `${surname}, ${registrationNo}`,
    onlyTheFirst: (shown: number, count: number) =>
      `${groupedDigits('mr', count)} पैकी पहिली ${groupedDigits('mr', shown)} दाखवत आहोत; शोध आणखी नेमका करा`,
    visited: (day: string) => `${day} रोजी पाहिले`,
    photoCount: (count: number) => `${inDevanagari(count)} फोटो`,
    pages: 'यादीची पाने',
    previousPage: 'मागील पान',
    nextPage: 'पुढील पान',
    page: (n: number) => `पान ${inDevanagari(n)}`,
    pageOf: (n: number, of: number) => `${inDevanagari(of)} पैकी पान ${inDevanagari(n)}`,
  },
})

export interface MemberListText {
  /** The title with the count, for lists that show the count in the title. */
  counted?: (count: number) => string
  /** The text before the count, for lists that show the count below the title. */
  total?: string
  none: string
  noneHelp: string
}

/** The texts that differ from list to list. */
export const memberListWords = {
  newlyJoined: catalogue({
    en: {
      counted: (count: number) => `Newly Joined Members (${count})`,
      none: 'Member List Not Available',
      noneHelp: 'Families who join are shown here, the newest first.',
      viewAll: 'View All: newly joined members',
    },
    mr: {
      counted: (count: number) => `नवीन सदस्य (${groupedDigits('mr', count)})`,
      none: 'असे स्थळ सध्या नाही',
      noneHelp: 'नव्याने आलेली कुटुंबे येथे दिसतात, सर्वांत नवीन आधी.',
      viewAll: 'सर्व पाहा: नवीन सदस्य',
    },
  }),
  visitors: catalogue({
    en: {
      counted: (count: number) => `Profile Visitors (${count})`,
      none: 'Profile Visitor List Not Available',
      noneHelp: 'Whoever opens your profile is shown here.',
      viewAll: 'View All: profile visitors',
    },
    mr: {
      counted: (count: number) => `तुमची माहिती पाहिलेले (${groupedDigits('mr', count)})`,
      none: 'अजून कोणी तुमची माहिती पाहिलेली नाही',
      noneHelp: 'तुमची माहिती जे उघडतात ते येथे दिसतात.',
      viewAll: 'सर्व पाहा: तुमची माहिती पाहिलेले',
    },
  }),
  previousSearch: catalogue({
    en: {
      counted: (count: number) => `Previous Search (${count})`,
      none: 'Member List Not Available',
      noneHelp: 'The profiles found by your last search are shown here.',
    },
    mr: {
      counted: (count: number) => `मागील शोध (${groupedDigits('mr', count)})`,
      none: 'असे स्थळ सध्या नाही',
      noneHelp: 'तुमच्या मागील शोधात सापडलेली स्थळे येथे दिसतात.',
    },
  }),
  allGrooms: catalogue({
    en: {
      total: 'Total Grooms',
      none: 'Groom Not Available',
      noneHelp: 'New families join every week. Please look in again.',
    },
    mr: {
      total: 'एकूण वर',
      none: 'सध्या एकही वर नाही',
      noneHelp: 'दर आठवड्याला नवीन कुटुंबे येतात. कृपया पुन्हा भेट द्या.',
    },
  }),
  allBrides: catalogue({
    en: {
      total: 'Total Brides',
      none: 'Bride Not Available',
      noneHelp: 'New families join every week. Please look in again.',
    },
    mr: {
      total: 'एकूण वधू',
      none: 'सध्या एकही वधू नाही',
      noneHelp: 'दर आठवड्याला नवीन कुटुंबे येतात. कृपया पुन्हा भेट द्या.',
    },
  }),
} satisfies Record<MemberListName, (language: Language) => MemberListText>
