import { catalogue } from '#domain/words/catalogue.ts'
import { find, joined } from '#web/office/parts/words.ts'
import { name, nextPage, status } from '#web/ui/words.ts'

export const memberSearchWords = catalogue({
  search: ['Find a member', 'सदस्य शोधा'],
  query: ['Registration number, name, mobile or email', 'नोंदणी क्रमांक, नाव, मोबाइल किंवा ई-मेल'],
  queryHelp: [
    'A name in either script and any order; any number of the family, or its last four digits.',
    'नाव कोणत्याही लिपीत आणि क्रमाने; कुटुंबाचा कोणताही नंबर किंवा त्याचे शेवटचे चार अंक.',
  ],
  find,
  start: ['Whom are you looking for?', 'कोणाला शोधायचे आहे?'],
  startHelp: [
    'Type a number, a name, a mobile number or an email address.',
    'क्रमांक, नाव, मोबाइल नंबर किंवा ई-मेल टाइप करा.',
  ],
  none: ['Nobody fits this search', 'या शोधात कोणीही नाही'],
  noneHelp: [
    'An email address must be whole; a name may be its beginning, a number its last digits.',
    'ई-मेल पूर्ण हवा; नावाची सुरुवात किंवा नंबरचे शेवटचे अंक चालतात.',
  ],
  found: ['Members found', 'सापडलेले सदस्य'],
  number: ['Number', 'क्रमांक'],
  name,
  born: ['Born', 'जन्म'],
  native: ['Native district', 'मूळ जिल्हा'],
  joined,
  state: status,
  why: ['Found by', 'कशावरून'],
  paid: ['Paid', 'सशुल्क'],
  unverified: ['Not verified', 'पडताळलेले नाही'],
  more: nextPage,
  back: ['Previous page', 'मागील पान'],
})
