import { hoursToAcknowledge, type PublicComplaintKind } from '#domain/site/complaints.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const complaintKindNames = catalogue<Record<PublicComplaintKind, string>>({
  intimate_image: ['An intimate picture of me, or one changed to look so', 'माझा खासगी (अंतरंग) किंवा तसा बनवलेला फोटो'],
  unlawful: [
    'A false profile, fraud, threats, obscene or hateful content',
    'खोटे स्थळ, फसवणूक, धमक्या, अश्लील किंवा द्वेषपूर्ण मजकूर',
  ],
  other: ['Something else', 'आणखी काही'],
  see: ['Our data: we want to see it', 'आमची माहिती: ती पाहायची आहे'],
  correct: ['Our data: please correct it', 'आमची माहिती: ती दुरुस्त करा'],
  erase: ['Our data: please erase it', 'आमची माहिती: ती नष्ट करा'],
  nominate: ['Our data: somebody to act for us', 'आमची माहिती: आमच्या वतीने काम पाहणारी व्यक्ती नेमायची आहे'],
})

export const complaintWords = catalogue({
  title: ['Write to us here', 'येथे लिहा'],
  lead: [
    'Your complaint gets a number at once. Nobody but our grievance officer and our staff reads it.',
    'तुमच्या तक्रारीला लगेच क्रमांक मिळतो. ती फक्त आमचे तक्रार निवारण अधिकारी आणि कर्मचारी वाचतात.',
  ],
  open: ['Write a complaint', 'तक्रार लिहा'],
  kind: ['What is it about?', 'तक्रार कशाविषयी आहे?'],
  choose: ['Please choose', 'कृपया निवडा'],
  name: ['Your name', 'तुमचे नाव'],
  email: ['Email', 'ई-मेल'],
  mobile: ['Mobile number', 'मोबाइल नंबर'],
  reach: ['One of the two is enough, so that we can answer.', 'उत्तर देण्यासाठी दोन्हींपैकी एक पुरेसे आहे.'],
  confirmHelp: [
    'Confirm it by a code and your complaint is read first. Without a code we read it too.',
    'कोडने खात्री केल्यास तुमची तक्रार आधी वाचली जाते. कोडशिवायही आम्ही ती वाचतो.',
  ],
  sendCode: ['Send me a code', 'मला कोड पाठवा'],
  sendCodeAgain: ['Send another code', 'पुन्हा कोड पाठवा'],
  code: ['Code (4 digits)', 'कोड (४ अंक)'],
  own: ['Your registration number, if you have one', 'तुमचा नोंदणी क्रमांक, असल्यास'],
  about: ['Registration number of the profile it is about', 'ज्या स्थळाविषयी तक्रार आहे त्याचा नोंदणी क्रमांक'],
  message: ['What happened?', 'काय घडले?'],
  messageHint: ['With dates, if you know them.', 'माहीत असल्यास तारखांसह.'],
  send: ['Send complaint', 'तक्रार पाठवा'],
  sent: [
    (number: string) => `Your complaint has reached us. Its number is ${number}`,
    (number: string) => `तुमची तक्रार आमच्यापर्यंत पोहोचली. तिचा क्रमांक ${number} आहे`,
  ],
  keep: [
    `Please keep the number. We answer within ${hoursToAcknowledge} hours.`,
    `कृपया क्रमांक जपून ठेवा. आम्ही ${inDevanagari(hoursToAcknowledge)} तासांत उत्तर देऊ.`,
  ],
  another: ['Write another one', 'आणखी एक लिहा'],
})
