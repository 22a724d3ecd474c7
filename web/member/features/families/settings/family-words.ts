import { catalogue } from '#domain/words/catalogue.ts'
import { cancel } from '#web/ui/words.ts'

export const familyWords = catalogue({
  hint: [
    'Up to four people of the family can log in for this profile, each with their own mobile or email. Who did what is shown to the family alone.',
    'या स्थळासाठी कुटुंबातील चौघेजण लॉगिन करू शकतात, प्रत्येकजण स्वतःच्या मोबाइलने किंवा ई-मेलने. कोणी काय केले ते फक्त कुटुंबालाच दिसते.',
  ],
  people: ['Who logs in', 'कोण लॉगिन करतात'],
  you: ['You', 'तुम्ही'],
  OWNER: ['Registered the profile', 'यांच्या संपर्काने नोंदणी आहे'],
  JOINED: ['Logs in', 'लॉगिन करतात'],
  INVITED: ['Invited, has not accepted yet', 'बोलावले आहे, अजून स्वीकारलेले नाही'],
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
    'A code goes there, which works for seven days. They type it on our page Family invitation.',
    'तेथे एक कोड जाईल, तो सात दिवस चालतो. तो आमच्या ‘कुटुंबाचे आमंत्रण’ या पानावर भरायचा.',
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
