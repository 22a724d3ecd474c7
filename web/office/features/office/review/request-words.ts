import { daysToAnswerRequest } from '#domain/site/complaints.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits, inDevanagari } from '#domain/words/digits.ts'

export const requestWords = catalogue({
  help: [
    `What families ask for about their data, and what they complain of. A request is answered within ${daysToAnswerRequest} days, in the queue.`,
    `कुटुंबांच्या त्यांच्या माहितीविषयीच्या विनंत्या आणि तक्रारी. विनंतीला ${inDevanagari(daysToAnswerRequest)} दिवसांत रांगेतून उत्तर दिले जाते.`,
  ],
  none: ['No request', 'एकही विनंती नाही'],
  noneHelp: ['What families ask for stands here.', 'कुटुंबांच्या विनंत्या येथे दिसतात.'],
  count: [
    (count: number) => (count === 1 ? 'One request' : `${groupedDigits('en', count)} requests`),
    (count: number) => (count === 1 ? 'एक विनंती' : `${groupedDigits('mr', count)} विनंत्या`),
  ],
  number: ['Number', 'क्रमांक'],
  kind: ['What it is', 'काय आहे'],
  family: ['Profile', 'स्थळ'],
  made: ['Received', 'केव्हा मिळाली'],
  due: ['Answer by', 'उत्तराची मुदत'],
  answer: ['Answered', 'उत्तर दिले'],
  late: ['overdue', 'मुदत संपली'],
  notYet: ['not yet', 'अजून नाही'],
  acknowledged: ['acknowledged', 'पोच दिली'],
  paper: ['with its paper', 'कागदपत्रासह'],
  record: ['Record a request', 'विनंती नोंदवा'],
  recordHelp: [
    'A request that came by letter, by phone or at the counter. Please make sure who asks before you act on it.',
    'पत्राने, फोनवर किंवा कार्यालयात आलेली विनंती. कार्यवाहीआधी कोण विचारत आहे याची कृपया खात्री करा.',
  ],
  registrationNo: ['Registration number', 'नोंदणी क्रमांक'],
  name: ['Who asks', 'कोण विचारत आहे'],
  email: ['Email for our answer', 'उत्तरासाठी ई-मेल'],
  receivedAt: ['When it reached us', 'केव्हा मिळाली'],
  message: ['What is asked for', 'काय हवे आहे'],
  letter: ['Its letter, if there is one', 'पत्र, असल्यास'],
  letterHelp: ['PDF, JPEG or PNG', 'PDF, JPEG किंवा PNG'],
  chooseLetter: ['Choose the file', 'फाइल निवडा'],
  choose: ['Please choose', 'कृपया निवडा'],
})
