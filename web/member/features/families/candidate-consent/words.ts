import { catalogue } from '#domain/words/catalogue.ts'
import { cancel, name, no } from '#web/ui/words.ts'

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
  name,
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
  no,
  notMe: ['This is not me', 'हे माझ्याबद्दल नाही'],
  tellFamily: ['My family may know that I said no', 'मी नकार दिला हे कुटुंबाला कळले तरी चालेल'],
  noQuestion: ['Say no?', 'नकार द्यायचा का?'],
  noHelp: [
    'The profile is removed from every list. Your family sees ‘not yet confirmed’ unless you tick below.',
    'हे स्थळ सर्व याद्यांतून जाईल. खाली खूण केली नाही तर कुटुंबाला ‘अजून संमती नाही’ एवढेच दिसेल.',
  ],
  notMeQuestion: ['Is this profile not yours?', 'हे स्थळ तुमचे नाही?'],
  notMeHelp: [
    'We will not write to this contact about it again, and our office will look at the profile.',
    'या संपर्कावर याबद्दल पुन्हा कळवणार नाही आणि आमचे कार्यालय हे स्थळ तपासेल.',
  ],
  cancel,
  done: ['Your answer has reached us', 'तुमचे उत्तर पोहोचले'],
  linkEnded: ['This link does not work', 'ही लिंक चालत नाही'],
})
