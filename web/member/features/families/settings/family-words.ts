import { catalogue } from '#domain/words/catalogue.ts'
import { cancel } from '#web/ui/words.ts'

export const familyWords = catalogue({
  hint: [
    'Up to four people of the family can log in for this profile, each with their own mobile or email. Who did what is shown to the family alone.',
    'या स्थळासाठी कुटुंबातील चौघेजण लॉगिन करू शकतात, प्रत्येकजण स्वतःच्या मोबाइलने किंवा ई-मेलने. कोणी काय केले ते फक्त कुटुंबालाच दिसते.',
  ],
  people: ['Who logs in', 'कोण लॉगिन करतात'],
  you: ['You', 'तुम्ही'],
  OWNER: ['Registered on this number', 'यांच्या नंबरवर नोंदणी केली'],
  JOINED: ['Logs in', 'लॉगिन करतात'],
  INVITED: ['Invited, has not accepted yet', 'बोलावले आहे, अजून स्वीकारलेले नाही'],
  suspended: ['Stopped until you confirm', 'तुम्ही खात्री करेपर्यंत थांबलेले'],
  beginsAt: [(when: string) => `Begins on ${when}`, (when: string) => `${when} पासून सुरू`],
  confirm: ['Confirm', 'खात्री करा'],
  confirmLabel: [(who: string) => `Confirm: ${who}`, (who: string) => `खात्री करा: ${who}`],
  confirmTitle: ['Do you know this person?', 'ही व्यक्ती ओळखीची आहे का?'],
  confirmHelp: [
    'They go on as before. With a code in place of the password, or a password set by a code today, they begin after a day.',
    'त्यांचे लॉगिन किंवा सूचना पुन्हा सुरू होतील. पासवर्डऐवजी कोड दिल्यास, किंवा पासवर्ड आजच कोडने ठरवला असल्यास, ते एका दिवसाने सुरू होतील.',
  ],
  ownPassword: ['Your own password', 'तुमचा स्वतःचा पासवर्ड'],
  ownPasswordHint: [
    'So that nobody invites somebody with your open phone. Everybody who logs in for the profile is told.',
    'तुमचा उघडा फोन वापरून दुसऱ्या कोणी कोणाला बोलवू नये म्हणून. या स्थळासाठी लॉगिन करणाऱ्या सर्वांना हे कळवले जाते.',
  ],
  remove: ['Remove', 'काढा'],
  removeLabel: [(who: string) => `Remove: ${who}`, (who: string) => `काढा: ${who}`],
  withdraw: ['Withdraw', 'मागे घ्या'],
  withdrawLabel: [(who: string) => `Withdraw the invitation: ${who}`, (who: string) => `आमंत्रण मागे घ्या: ${who}`],
  leave: ['Leave', 'बाहेर पडा'],
  removeTitle: ['Remove this person?', 'या व्यक्तीला काढायचे?'],
  removeHelp: [
    'They no longer see this profile from now on. Their own profiles stay as they are.',
    'त्यांना यापुढे हे स्थळ दिसणार नाही. त्यांची स्वतःची स्थळे तशीच राहतील.',
  ],
  leaveTitle: ['Leave this profile?', 'या स्थळातून बाहेर पडायचे?'],
  leaveHelp: [
    'You no longer log in for this profile. Your family can invite you again.',
    'तुम्ही यापुढे या स्थळासाठी लॉगिन करणार नाही. कुटुंब तुम्हाला पुन्हा बोलावू शकते.',
  ],
  inviteTitle: ['Invite somebody', 'कोणाला तरी बोलवा'],
  role: ['Who it is', 'कोण आहेत'],
  select: ['Select', 'निवडा'],
  mobile: ['Their own mobile number', 'त्यांचा स्वतःचा मोबाइल नंबर'],
  email: ['or their email', 'किंवा त्यांचा ई-मेल'],
  contactHint: [
    'A code goes there, which works for seven days. They open Login, then Family invitation. Who logs in here already finds the invitation on the dashboard. Without a password of your own it goes out after a day.',
    'तेथे एक कोड जाईल, तो सात दिवस चालतो. ‘लॉगिन’, मग ‘कुटुंबाचे आमंत्रण’ येथे तो भरायचा. जे आधीच लॉगिन करतात त्यांना आमंत्रण डॅशबोर्डवर दिसेल. तुमचा पासवर्ड नसेल तर आमंत्रण एका दिवसाने जाईल.',
  ],
  oneOfTwo: ['Please give a mobile number or an email', 'कृपया मोबाइल नंबर किंवा ई-मेल द्या'],
  invite: ['Send the invitation', 'आमंत्रण पाठवा'],
  lastWordTitle: ['The last word', 'अंतिम निर्णय'],
  lastWordHelp: [
    'The candidate can keep it: then only the candidate accepts an interest, and only the candidate shows their own number.',
    'तो उमेदवार स्वतःकडे ठेवू शकतात: मग पसंती स्वीकारणे आणि स्वतःचा नंबर दाखवणे फक्त उमेदवारच करतात.',
  ],
  lastWordIsKept: ['The candidate decides', 'निर्णय उमेदवार घेतात'],
  lastWordIsShared: ['Anybody of the family decides', 'कुटुंबातील कोणीही निर्णय घेऊ शकते'],
  keepLastWord: ['Keep the last word', 'अंतिम निर्णय माझ्याकडे ठेवा'],
  giveLastWord: ['Let the family decide too', 'कुटुंबालाही निर्णय घेऊ द्या'],
  cancel,
})
