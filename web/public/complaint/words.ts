import { hoursToAcknowledge, type PublicComplaintKind } from '#domain/site/complaints.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

const kindsInEnglish: Record<PublicComplaintKind, string> = {
  intimate_image: 'An intimate picture of me, or one changed to look so',
  unlawful: 'A false profile, fraud, threats, obscene or hateful content',
  other: 'Something else',
}
const kindsInMarathi: Record<PublicComplaintKind, string> = {
  intimate_image: 'माझा खासगी (अंतरंग) किंवा तसा बनवलेला फोटो',
  unlawful: 'खोटे स्थळ, फसवणूक, धमक्या, अश्लील किंवा द्वेषपूर्ण मजकूर',
  other: 'आणखी काही',
}

export const complaintKindNames = catalogue({ en: kindsInEnglish, mr: kindsInMarathi })

export const complaintWords = catalogue({
  en: {
    title: 'Write to us here',
    lead: 'Your complaint gets a number at once. Nobody but our grievance officer and our staff reads it.',
    open: 'Write a complaint',
    kind: 'What is it about?',
    choose: 'Please choose',
    name: 'Your name',
    email: 'Email',
    mobile: 'Mobile number',
    reach: 'One of the two is enough, so that we can answer.',
    confirmHelp: 'Confirm it by a code and your complaint is read first. Without a code we read it too.',
    sendCode: 'Send me a code',
    sendCodeAgain: 'Send another code',
    code: 'Code (4 digits)',
    own: 'Your registration number, if you have one',
    about: 'Registration number of the profile it is about',
    message: 'What happened?',
    messageHint: 'With dates, if you know them.',
    send: 'Send complaint',
    sent: (number: string) => `Your complaint has reached us. Its number is ${number}`,
    keep: `Please keep the number. We answer within ${hoursToAcknowledge} hours.`,
    another: 'Write another one',
  },
  mr: {
    title: 'येथे लिहा',
    lead: 'तुमच्या तक्रारीला लगेच क्रमांक मिळतो. ती फक्त आमचे तक्रार निवारण अधिकारी आणि कर्मचारी वाचतात.',
    open: 'तक्रार लिहा',
    kind: 'तक्रार कशाविषयी आहे?',
    choose: 'कृपया निवडा',
    name: 'तुमचे नाव',
    email: 'ई-मेल',
    mobile: 'मोबाइल नंबर',
    reach: 'उत्तर देण्यासाठी दोन्हींपैकी एक पुरेसे आहे.',
    confirmHelp: 'कोडने खात्री केल्यास तुमची तक्रार आधी वाचली जाते. कोडशिवायही आम्ही ती वाचतो.',
    sendCode: 'मला कोड पाठवा',
    sendCodeAgain: 'पुन्हा कोड पाठवा',
    code: 'कोड (४ अंक)',
    own: 'तुमचा नोंदणी क्रमांक, असल्यास',
    about: 'ज्या स्थळाविषयी तक्रार आहे त्याचा नोंदणी क्रमांक',
    message: 'काय घडले?',
    messageHint: 'माहीत असल्यास तारखांसह.',
    send: 'तक्रार पाठवा',
    sent: (number: string) => `तुमची तक्रार आमच्यापर्यंत पोहोचली. तिचा क्रमांक ${number} आहे`,
    keep: `कृपया क्रमांक जपून ठेवा. आम्ही ${inDevanagari(hoursToAcknowledge)} तासांत उत्तर देऊ.`,
    another: 'आणखी एक लिहा',
  },
})
