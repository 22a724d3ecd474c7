import type { Gender } from '#domain/limits.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { close, email } from '#web/ui/words.ts'

export const contactWords = catalogue({
  viewContact: ['View Contact', 'संपर्क पाहा'],
  openQuestion: [(surname: string) => `Open ${surname}’s number?`, (surname: string) => `${surname} यांचा नंबर उघडायचा?`],
  remaining: [
    (views: number) => `View Contact - Your Total Remaining Contact View is - ${views}`,
    (views: number) => `${inDevanagari(views)} पैकी १ वापरला जाईल.`,
  ],
  staysOpen: ['After that it stays open to you.', 'मग तो कायम दिसेल.'],
  seeNumber: ['View Contact', 'नंबर पाहा'],
  notNow: ['Not now', 'आत्ता नको'],
  close,
  asking: ['Looking up your contact views', 'तुमचे शिल्लक संपर्क पाहत आहोत'],
  details: ['Contact Details', 'संपर्काची माहिती'],
  noNumber: [
    (surname: string) => `${surname} shows no phone number at the moment. No contact view is used.`,
    (surname: string) => `${surname} यांनी सध्या कोणताही फोन नंबर दाखवलेला नाही. संपर्क मोजला जाणार नाही.`,
  ],
  waitsForBank: [
    'Your payment by UPI is being confirmed with the bank. The other contacts of your plan open as soon as it is.',
    'तुम्ही UPI ने भरलेल्या पैशांची बँकेकडून खात्री होत आहे. ती होताच योजनेतील बाकीचे संपर्क पाहता येतील.',
  ],
  deadNumber: [
    'This number did not answer our messages. No contact view is used. We are asking the family.',
    'या नंबरवर आमचे संदेश पोहोचले नाहीत. संपर्क मोजला जाणार नाही. आम्ही कुटुंबाला विचारत आहोत.',
  ],
  usedUp: ['You have used all your contact views', 'तुमच्या योजनेतील सर्व संपर्क पाहून झाले आहेत'],
  usedUpHelp: [
    'With a larger plan you can see more contacts. Those you have seen stay open to you.',
    'मोठ्या योजनेत आणखी संपर्क पाहता येतात. पाहिलेले संपर्क तुम्हाला दिसत राहतील.',
  ],
  person: ['Contact person', 'संपर्कासाठी व्यक्ती'],
  address: ['Address', 'पत्ता'],
  email,
  noNumberNow: ['This family shows no phone number at the moment.', 'या कुटुंबाने सध्या कोणताही फोन नंबर दाखवलेला नाही.'],
  knownAgent: ['Our office knows this number as an agent’s.', 'हा एजंटचा नंबर असल्याची आमच्या कार्यालयात नोंद आहे.'],
  call: ['Call', 'फोन करा'],
  whatsapp: ['WhatsApp', 'व्हॉट्सॲप'],
  viewedOn: [(day: string) => `Contact viewed on ${day}`, (day: string) => `संपर्क ${day} रोजी पाहिला`],
  candidateWaits: [
    (gender: Gender) =>
      `The ${gender === 'F' ? 'bride' : 'groom'}’s own number is shown once an interest between you is accepted.`,
    (gender: Gender) => `तुमच्यातील पसंती स्वीकारली गेल्यावर ${gender === 'F' ? 'वधूचा' : 'वराचा'} स्वतःचा नंबर दिसेल.`,
  ],
  send: ['Send to my email and mobile', 'माझ्या ई-मेल आणि मोबाइलवर पाठवा'],
  sendToMobile: ['Send to my mobile', 'माझ्या मोबाइलवर पाठवा'],
})
