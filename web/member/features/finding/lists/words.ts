import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { groupedDigits, inDevanagari } from '#domain/words/digits.ts'
import type { MemberListName } from './member-lists.ts'

export const listWords = catalogue({
  visitorsNote: ['These profiles might be interested in you', 'या कुटुंबांना तुमचे स्थळ आवडले असावे'],
  viewAll: ['View All', 'सर्व पाहा'],
  noneOfStatus: ['There is no profile with this marital status at present.', 'या वैवाहिक स्थितीचे स्थळ सध्या नाही.'],
  showEveryone: ['Show everyone', 'सर्व स्थळे दाखवा'],
  maritalStatus: ['Marital Status', 'वैवाहिक स्थिती'],
  all: ['All', 'सर्व'],
  registrationNo: ['Reg No.', 'नोंदणी क्र.'],
  photo: ['Photo', 'फोटो'],
  surname: ['Surname', 'आडनाव'],
  dob: ['DOB', 'जन्मतारीख'],
  height: ['Height', 'उंची'],
  education: ['Education', 'शिक्षण'],
  incomeLakh: ['Annual Income Lakh', 'वार्षिक उत्पन्न (लाख)'],
  occupationDetails: ['Occupation Details', 'व्यवसायाचा तपशील'],
  workLocation: ['Work Location', 'कामाचे ठिकाण'],
  nativePlace: ['Native Place', 'मूळ ठिकाण'],
  born: ['Born', 'जन्म'],
  occupation: ['Occupation', 'व्यवसाय'],
  income: ['Income', 'उत्पन्न'],
  native: ['Native', 'मूळ'],
  years: [(age: number) => `${age} years`, (age: number) => `${inDevanagari(age)} वर्षे`],
  gunMilanScore: [(points: number) => `${points}/36`, (points: number) => `${inDevanagari(points)}/३६`],
  openProfile: [
    (surname: string, registrationNo: string) => `${surname}, ${registrationNo}`,
    (surname: string, registrationNo: string) => `${surname}, ${registrationNo}`,
  ],
  onlyTheFirst: [
    (shown: number, count: number) =>
      `Showing the first ${groupedDigits('en', shown)} of ${groupedDigits('en', count)}; narrow your search`,
    (shown: number, count: number) =>
      `${groupedDigits('mr', count)} पैकी पहिली ${groupedDigits('mr', shown)} दाखवत आहोत; शोध आणखी नेमका करा`,
  ],
  visited: [(day: string) => `Visited ${day}`, (day: string) => `${day} रोजी पाहिले`],
  pageOf: [
    (n: number, of: number) => `Page ${n} of ${of}`,
    (n: number, of: number) => `${inDevanagari(of)} पैकी पान ${inDevanagari(n)}`,
  ],
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
    counted: [
      (count: number) => `Newly Joined Members (${count})`,
      (count: number) => `नवीन सदस्य (${groupedDigits('mr', count)})`,
    ],
    none: ['Member List Not Available', 'असे स्थळ सध्या नाही'],
    noneHelp: ['Families who join are shown here, the newest first.', 'नव्याने आलेली कुटुंबे येथे दिसतात, सर्वांत नवीन आधी.'],
    viewAll: ['View All: newly joined members', 'सर्व पाहा: नवीन सदस्य'],
  }),
  visitors: catalogue({
    counted: [
      (count: number) => `Profile Visitors (${count})`,
      (count: number) => `तुमची माहिती पाहिलेले (${groupedDigits('mr', count)})`,
    ],
    none: ['Profile Visitor List Not Available', 'अजून कोणी तुमची माहिती पाहिलेली नाही'],
    noneHelp: ['Whoever opens your profile is shown here.', 'तुमची माहिती जे उघडतात ते येथे दिसतात.'],
    viewAll: ['View All: profile visitors', 'सर्व पाहा: तुमची माहिती पाहिलेले'],
  }),
  previousSearch: catalogue({
    counted: [
      (count: number) => `Previous Search (${count})`,
      (count: number) => `मागील शोध (${groupedDigits('mr', count)})`,
    ],
    none: ['Member List Not Available', 'असे स्थळ सध्या नाही'],
    noneHelp: ['The profiles found by your last search are shown here.', 'तुमच्या मागील शोधात सापडलेली स्थळे येथे दिसतात.'],
  }),
  allGrooms: catalogue({
    total: ['Total Grooms', 'एकूण वर'],
    none: ['Groom Not Available', 'सध्या एकही वर नाही'],
    noneHelp: ['New families join every week. Please look in again.', 'दर आठवड्याला नवीन कुटुंबे येतात. कृपया पुन्हा भेट द्या.'],
  }),
  allBrides: catalogue({
    total: ['Total Brides', 'एकूण वधू'],
    none: ['Bride Not Available', 'सध्या एकही वधू नाही'],
    noneHelp: ['New families join every week. Please look in again.', 'दर आठवड्याला नवीन कुटुंबे येतात. कृपया पुन्हा भेट द्या.'],
  }),
} satisfies Record<MemberListName, (language: Language) => MemberListText>
