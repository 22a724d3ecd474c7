import { daysBeforeSendingAgain } from '#domain/relations/interests.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { cancel, no } from '#web/ui/words.ts'

/** The words of the action dialogs, which load with the dialogs when the first one opens. */
export const dialogWords = catalogue({
  keep: ['No, keep it', 'नाही, राहू द्या'],
  no,
  notNow: ['Not now', 'आत्ता नको'],
  cancel,
  cancelQuestion: [
    (surname: string) => `Cancel your interest in ${surname}?`,
    (surname: string) => `${surname} यांना कळवलेली पसंती मागे घ्यायची?`,
  ],
  cancelHelp: [
    `The family no longer sees it. You can send it again after ${daysBeforeSendingAgain} days.`,
    `त्या कुटुंबाला ती यापुढे दिसणार नाही. ${inDevanagari(daysBeforeSendingAgain)} दिवसांनी पुन्हा कळवता येईल.`,
  ],
  blockQuestion: [(surname: string) => `Block ${surname}?`, (surname: string) => `${surname} यांना ब्लॉक करायचे?`],
  blockHelp: [
    'You two no longer see each other in lists and searches, and a pending interest is withdrawn. They are not told. You will find them under Blocked Users, where you can unblock them.',
    'यापुढे तुम्ही दोघे एकमेकांना यादीत आणि शोधात दिसणार नाही, आणि उत्तराची वाट पाहणारी पसंती मागे घेतली जाईल. त्यांना हे कळवले जात नाही. ते ब्लॉक केलेल्यांच्या यादीत दिसतील, तेथे ब्लॉक काढता येईल.',
  ],
  sendQuestion: [
    (surname: string) => `Send an interest to ${surname}?`,
    (surname: string) => `${surname} यांना पसंती कळवायची?`,
  ],
  sendHelp: [
    'The family sees your profile and photos, and answers when they are ready.',
    'त्या कुटुंबाला तुमची माहिती आणि फोटो दिसतील. ते त्यांच्या सोयीने उत्तर देतील.',
  ],
  acceptQuestion: [
    (surname: string) => `Accept the interest of ${surname}?`,
    (surname: string) => `${surname} यांची पसंती स्वीकारायची?`,
  ],
  acceptHelp: [
    'The family is told at once, and both families can take each other’s biodata. A yes cannot be taken back here.',
    'त्या कुटुंबाला लगेच कळवले जाईल आणि दोन्ही कुटुंबांना एकमेकांचा बायोडाटा घेता येईल. दिलेला होकार येथे मागे घेता येत नाही.',
  ],
  confirmQuestion: [
    (surname: string) => `Do you want ${surname} too?`,
    (surname: string) => `${surname} हे स्थळ तुम्हालाही पसंत आहे?`,
  ],
  confirmHelp: [
    'Your family sent this interest. Once they have accepted it, your yes opens to both families what an acceptance opens. It cannot be taken back here.',
    'ही पसंती तुमच्या घरच्यांनी कळवली आहे. त्यांनी ती स्वीकारल्यावर तुमच्या होकाराने दोन्ही कुटुंबांना एकमेकांची माहिती खुली होते. दिलेला होकार येथे मागे घेता येत नाही.',
  ],
  answerNeedsPlan: [
    'With a plan you can answer this family, and see contact no. & hidden information.',
    'सदस्यत्व योजना घेतल्यावर या कुटुंबाला उत्तर देता येते, आणि संपर्क क्रमांक व राखीव माहिती पाहता येते.',
  ],
  rejectTitle: [
    (surname: string) => `Reject the interest of ${surname}`,
    (surname: string) => `${surname} यांच्या पसंतीला नकार`,
  ],
  rejectLabel: ['Please write the reason', 'कृपया कारण लिहा'],
  rejectHint: ['The family reads it. A kind sentence is enough.', 'ते कुटुंब हे वाचेल. एक नम्र वाक्य पुरेसे आहे.'],
  reportTitle: [(surname: string) => `Report ${surname}`, (surname: string) => `${surname} यांच्याबद्दल तक्रार`],
  reportLabel: ['Please write your problem/suggestion', 'कृपया तुमची अडचण/सूचना लिहा'],
  reportHint: ['Only our staff reads it.', 'हे फक्त आमचे कर्मचारी वाचतात.'],
  submit: ['Submit', 'पाठवा'],
  discardQuestion: ['Discard what you wrote?', 'लिहिलेले टाकून द्यायचे का?'],
  discardHelp: ['It was not sent, and it is not kept.', 'ते अजून पाठवलेले नाही आणि कोठेही ठेवले जात नाही.'],
  discard: ['Discard', 'टाकून द्या'],
  goOnWriting: ['Keep writing', 'लिहिणे चालू ठेवा'],
  lettersLeft: [
    (left: number) => (left === 1 ? '1 letter left' : `${left} letters left`),
    (left: number) => `आणखी ${inDevanagari(left)} ${left === 1 ? 'अक्षर' : 'अक्षरे'}`,
  ],
  reason: ['Reason', 'कारण'],
  share: ['Share Profile', 'माहिती पाठवा'],
  shareHelp: [
    'Whoever opens the link logs in or registers first, and then sees this profile.',
    'लिंक उघडणारी व्यक्ती आधी लॉगिन किंवा नोंदणी करते, आणि मग हे स्थळ पाहते.',
  ],
  link: ['Link of this profile', 'या स्थळाची लिंक'],
  copyLink: ['Copy Profile Link', 'स्थळाची लिंक कॉपी करा'],
})
