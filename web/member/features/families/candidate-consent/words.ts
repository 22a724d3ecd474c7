import { catalogue } from '#domain/words/catalogue.ts'

/** The words that the candidate reads. */
export const candidateWords = catalogue({
  title: ['You have been registered for marriage', 'लग्नासाठी तुमची नोंदणी झाली आहे'],
  codeTitle: ['Did you get a code by SMS?', 'एसएमएसने कोड आला आहे?'],
  codeHint: [
    'Type your mobile number and the code. You then see who registered you, and answer.',
    'तुमचा मोबाइल नंबर आणि कोड भरा. मग नोंदणी कोणी केली ते दिसेल आणि उत्तर देता येईल.',
  ],
  mobile: ['Your mobile number', 'तुमचा मोबाइल नंबर'],
  code: ['Code from the SMS', 'एसएमएसमधील कोड'],
  open: ['Continue', 'पुढे'],
  name: ['Name', 'नाव'],
  number: ['Profile', 'स्थळ'],
  registeredBy: ['Registered by', 'नोंदणी करणारे'],
  registeredOn: ['Registered on', 'नोंदणीची तारीख'],
  photos: ['Photos', 'फोटो'],
  shown: [
    'What families see: surname, age, height, education, work, native place and the photos as the family chose. Only members with a plan see phone numbers.',
    'कुटुंबांना दिसते: आडनाव, वय, उंची, शिक्षण, काम, मूळ ठिकाण आणि कुटुंबाने निवडल्याप्रमाणे फोटो. फोन नंबर फक्त योजना घेतलेल्या सदस्यांना.',
  ],
  declined: [
    'You have said no, and the profile is not in any list. You can still say yes.',
    'तुम्ही नकार दिला आहे आणि हे स्थळ कोणत्याही यादीत नाही. अजूनही होकार देता येतो.',
  ],
  yes: ['Yes, I agree', 'हो, माझी संमती आहे'],
  later: ['Later', 'नंतर'],
  no: ['No', 'नाही'],
  notMe: ['This is not me', 'हे माझ्याबद्दल नाही'],
  holder: ['Who is holding this phone?', 'हा फोन कोणाच्या हातात आहे?'],
  iAm: [(name: string) => `I am ${name}`, (name: string) => `माझ्या, उमेदवाराच्या: ${name}`],
  somebodyElse: ['Somebody else', 'दुसऱ्या कोणाच्या'],
  givePhone: [
    (name: string) => `Please give the phone to ${name}, or send them the link. Only they can answer.`,
    (name: string) => `कृपया फोन उमेदवाराला द्या किंवा त्यांना ही लिंक पाठवा: ${name}. उत्तर फक्त तेच देऊ शकतात.`,
  ],
  noQuestion: ['Say no?', 'नकार द्यायचा का?'],
  noHelp: ['The profile is already in no list.', 'हे स्थळ आताही कोणत्याही यादीत नाही.'],
  whenHidden: ['When should the profile leave all lists?', 'हे स्थळ सर्व याद्यांतून कधी जावे?'],
  onDay: [
    (day: string) => `Hide me on ${day}, as if I had not answered`,
    (day: string) => `${day} पासून दिसू नये, मी उत्तर न दिल्याप्रमाणे`,
  ],
  onDayHelp: [
    'Nobody can tell it from no answer: not your family, not another family, not our office. Until then we remind you and your family can ask again, as before; this page does not show it either.',
    'उत्तर दिले नाही की नकार दिला, हे कोणालाही कळत नाही: कुटुंबाला, दुसऱ्या कुटुंबांना किंवा आमच्या कार्यालयालाही नाही. तोपर्यंत आमची आठवण येते आणि कुटुंब पुन्हा विचारू शकते, पूर्वीप्रमाणेच; हे पानही ते दाखवत नाही.',
  ],
  hideToday: ['Hide me today; my family may notice', 'आजच दिसू नये; कुटुंबाच्या लक्षात येऊ शकते'],
  hideTodayHelp: [
    'Your family then reads that you said no, and cannot ask you again.',
    'तुम्ही नकार दिला हे कुटुंबाला दिसते आणि ते तुम्हाला पुन्हा विचारू शकत नाहीत.',
  ],
  notMeQuestion: ['Is this profile not yours?', 'हे स्थळ तुमचे नाही?'],
  notMeHelp: [
    'We will not write to this contact about it again, and our office will look at the profile.',
    'या संपर्कावर याबद्दल पुन्हा कळवणार नाही आणि आमचे कार्यालय हे स्थळ तपासेल.',
  ],
  cancel: ['Cancel', 'रद्द करा'],
  done: ['Your answer has reached us', 'तुमचे उत्तर पोहोचले'],
  linkEnded: ['This link does not work', 'ही लिंक चालत नाही'],
})
