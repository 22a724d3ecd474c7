import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { nothing } from '#web/office/parts/words.ts'
import { actions, email, name } from '#web/ui/words.ts'

export const unreachedWords = catalogue({
  help: [
    'No email and no SMS reached these families, or they have a plan and have not been here for long. Please call them about what is named here. A look at a number is noted in the audit.',
    'या कुटुंबांना ई-मेल किंवा एसएमएस पोहोचलेला नाही, किंवा योजना असूनही ती बरेच दिवस येथे आलेली नाहीत. कृपया फोन करून येथे दिलेल्या गोष्टीबद्दल बोला. नंबर पाहिल्याची नोंद होते.',
  ],
  none: ['Nobody to call', 'कोणालाही फोन करायचा नाही'],
  noneHelp: [
    'Families whom neither email nor SMS reaches, and silent families with a plan, are listed here until somebody has called.',
    'ज्यांना ई-मेल किंवा एसएमएस पोहोचत नाही ते, आणि योजना असूनही बरेच दिवस न आलेली कुटुंबे, फोन होईपर्यंत येथे दिसतात.',
  ],
  count: [
    (n: number) => (n === 1 ? '1 family to call' : `${groupedDigits('en', n)} families to call`),
    (n: number) => (n === 1 ? '१ कुटुंबाला फोन करायचा आहे' : `${groupedDigits('mr', n)} कुटुंबांना फोन करायचा आहे`),
  ],
  family: ['Family', 'कुटुंब'],
  what: ['What to tell', 'काय सांगायचे'],
  since: ['Waiting since', 'केव्हापासून'],
  why: ['Why', 'कारण'],
  emailRefused: ['The email address refused our message', 'ई-मेलवर आमचा संदेश पोहोचला नाही'],
  smsRefused: ['The mobile number refused our message', 'मोबाइल नंबरवर आमचा संदेश पोहोचला नाही'],
  bothRefused: ['Email address and mobile number refused our messages', 'ई-मेल आणि मोबाइल नंबर दोन्हींवर संदेश पोहोचले नाहीत'],
  noWay: ['No contact that we can write to', 'संदेश पाठवता येईल असा संपर्क नाही'],
  silent: [
    'Not here for 60 days, with a running plan. The profile leaves the lists 7 days after this date',
    'योजना सुरू असून ६० दिवस आलेले नाहीत. या तारखेनंतर ७ दिवसांनी स्थळ यादीतून जाईल',
  ],
  complaint: [(number: string) => `Complaint ${number}`, (number: string) => `तक्रार ${number}`],
  complainant: [
    'The complainant is no member, or left no email address',
    'तक्रारदार सदस्य नाहीत किंवा त्यांनी ई-मेल दिलेला नाही',
  ],
  call: ['Call', 'फोन'],
  number: ['Show the number', 'नंबर दाखवा'],
  numberOf: [(whom: string) => `Show the number of ${whom}`, (whom: string) => `${whom} यांचा नंबर दाखवा`],
  noNumber: ['No number', 'नंबर नाही'],
  /** The reason in the audit. */
  toCall: ['To call from the please-call list', '‘फोन करा’ यादीतून फोन करण्यासाठी'],
  actions,
  done: ['Done', 'झाले'],
  doneOf: [(whom: string) => `Done: ${whom} has been called`, (whom: string) => `झाले: ${whom} यांना फोन केला`],
  slip: ['Slip', 'पावती'],
  slipOf: [(whom: string) => `Slip of ${whom}`, (whom: string) => `${whom} यांची पावती`],
  stillLooking: ['They are still looking', 'अजून शोधत आहेत'],
  stillLookingOf: [(whom: string) => `${whom}: they are still looking`, (whom: string) => `${whom}: अजून शोधत आहेत`],
  contact: ['Whom to call', 'कोणाला फोन करायचा'],
  contactOf: [
    (complaint: string) => `Whom to call: ${complaint}`,
    (complaint: string) => `कोणाला फोन करायचा: ${complaint}`,
  ],
  contactNoted: ['This look at the complaint is noted in the audit.', 'तक्रार पाहिल्याची नोंद झाली आहे.'],
  name,
  mobile: ['Mobile', 'मोबाइल'],
  email,
  answer: ['Our answer', 'आमचे उत्तर'],
  nothing,
  dueCalls: ['Promised calls', 'ठरलेले फोन'],
  dueCallsHelp: [
    'These families were promised a call by today. Note the call in the record, and the row is gone.',
    'या कुटुंबांना आजपर्यंत फोन करू असे सांगितले आहे. नोंदीत फोन लिहिल्यावर ओळ जाते.',
  ],
  callOn: ['Call on', 'फोन कधी'],
  agreed: ['What was agreed', 'काय ठरले'],
  promisedBy: ['Promised by', 'कोणी सांगितले'],
  moreDue: [
    (n: number) => `The first 20 of ${groupedDigits('en', n)}`,
    (n: number) => `${groupedDigits('mr', n)} पैकी पहिले २०`,
  ],
})
