import type { UnreachedReason } from '#domain/office/member-letters.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const sentLetterWords = catalogue({
  help: [
    'Letters to many, and what became of them. A new one begins with List many: choose the families, then write.',
    'अनेकांना लिहिलेली पत्रे आणि ती पोहोचली का. नवीन पत्रासाठी ‘यादी करा’ येथे कुटुंबे निवडा आणि मग लिहा.',
  ],
  none: ['No letter has been sent yet', 'अजून पत्र पाठवलेले नाही'],
  noneHelp: ['Choose families under List many, then write to them.', '‘यादी करा’ येथे कुटुंबे निवडा आणि त्यांना लिहा.'],
  count: [
    (n: number) => (n === 1 ? '1 letter' : `${groupedDigits('en', n)} letters`),
    (n: number) => `${groupedDigits('mr', n)} ${n === 1 ? 'पत्र' : 'पत्रे'}`,
  ],
  subject: ['Subject', 'विषय'],
  when: ['Sent on', 'पाठवल्याचा दिवस'],
  by: ['By', 'कोणी'],
  to: ['To families', 'किती कुटुंबांना'],
  waiting: ['Waiting', 'जायची आहेत'],
  sent: ['Delivered', 'पोहोचली'],
  refused: ['Refused', 'परत आली'],
  unreached: ['Not reached', 'न पोहोचलेली कुटुंबे'],
  toCall: ['To call', 'फोन करायचे'],
  called: ['Called', 'फोन झाला'],
  text: ['The letter', 'पत्र'],
  unreachedHelp: [
    'These families wanted such letters, but no email reached them. They can be called.',
    'या कुटुंबांना अशी पत्रे हवी आहेत, पण ई-मेल पोहोचला नाही. त्यांना फोन करता येईल.',
  ],
  putOnList: ['Put them on the please-call list', '‘फोन करा’ यादीत घाला'],
  everybodyReached: ['It reached everybody', 'पत्र सर्वांना पोहोचले'],
  everybodyReachedHelp: [
    'Families that no email reaches, and those whose mail server refuses it later, are listed here.',
    'ज्यांना ई-मेल पोहोचत नाही आणि ज्यांचा ई-मेल नंतर परत येतो ती कुटुंबे येथे दिसतात.',
  ],
  families: [
    (n: number) => (n === 1 ? '1 family not reached' : `${groupedDigits('en', n)} families not reached`),
    (n: number) => (n === 1 ? 'एका कुटुंबाला पोहोचले नाही' : `${groupedDigits('mr', n)} कुटुंबांना पोहोचले नाही`),
  ],
  family: ['Family', 'कुटुंब'],
  why: ['Why', 'कारण'],
  call: ['Call', 'फोन'],
  waitingCall: ['On the please-call list', '‘फोन करा’ यादीत'],
  doneCall: ['Called', 'फोन झाला'],
  noCall: ['–', '–'],
})

export const unreachedWhy = catalogue<Record<UnreachedReason, string>>({
  no_email: ['No verified email address', 'पडताळलेला ई-मेल नाही'],
  email_refuses: ['The address had refused earlier messages', 'या ई-मेलवर आधीचे संदेश पोहोचले नव्हते'],
  refused: ['The address refused this letter', 'या ई-मेलवर हे पत्र पोहोचले नाही'],
})
