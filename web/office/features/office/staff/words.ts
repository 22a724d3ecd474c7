import { catalogue } from '#domain/words/catalogue.ts'
import { actions, email, name, status } from '#web/ui/words.ts'

export const staffWords = catalogue({
  name,
  email,
  role: ['Role', 'भूमिका'],
  lastLogin: ['Last login', 'शेवटचे लॉगिन'],
  never: ['Never', 'कधीही नाही'],
  state: status,
  present: ['Has a login', 'लॉगिन आहे'],
  retired: [(day: string) => `Retired ${day}`, (day: string) => `${day} पासून बंद`],
  self: ['You', 'तुम्ही'],
  actions,
  invite: ['Invite', 'आमंत्रण द्या'],
  inviteTitle: ['Invite somebody to the office', 'कार्यालयात येण्याचे आमंत्रण द्या'],
  inviteHelp: [
    'A link goes to this address if the site sends email, and is shown to you to hand over. It works once, within 72 hours.',
    'संकेतस्थळ ई-मेल पाठवत असेल तर लिंक या पत्त्यावर जाते, आणि तुम्हालाही दिसते. ती ७२ तासांत एकदाच चालते.',
  ],
  STAFF: ['STAFF: review queue, members, 50 contact reveals a day', 'STAFF: तपासणी, सदस्य, दिवसाला ५० संपर्क'],
  ADMIN: [
    'ADMIN: also staff, added views, refunds and sealed records',
    'ADMIN: शिवाय कर्मचारी, वाढीव संपर्क, परतावे आणि मोहोरबंद नोंदी',
  ],
  TREASURER: [
    'TREASURER: payments, refunds and the accountant’s list alone',
    'TREASURER: फक्त जमा रकमा, परतावे आणि हिशेबाची यादी',
  ],
  REVIEWER: ['REVIEWER: review queue alone', 'REVIEWER: फक्त तपासणीची रांग'],
  chooseRole: ['Choose a role', 'भूमिका निवडा'],
  linkTitle: ['Hand this link over', 'ही लिंक द्या'],
  linkHelp: [
    'It is shown only now. Give it to nobody else: it opens the office.',
    'ती फक्त आत्ताच दिसते. इतर कोणालाही देऊ नका: तिच्यामुळे कार्यालयात प्रवेश मिळतो.',
  ],
  link: ['Link', 'लिंक'],
  copy: ['Copy', 'कॉपी करा'],
  copied: ['The link is copied', 'लिंक कॉपी झाली'],
  retire: ['Retire', 'बंद करा'],
  retireTitle: [(name: string) => `Close the login of ${name}?`, (name: string) => `${name} यांचे लॉगिन बंद करायचे?`],
  retireHelp: [
    'Every session ends at once. What was done stays in the audit under this name.',
    'सर्व ठिकाणचे लॉगिन लगेच बंद होईल. केलेली कामे नोंदींत याच नावाने राहतील.',
  ],
  reset: ['New password and app', 'नवीन पासवर्ड आणि ॲप'],
  resetTitle: [
    (name: string) => `A new password and app for ${name}`,
    (name: string) => `${name} यांच्यासाठी नवीन पासवर्ड आणि ॲप`,
  ],
  resetHelp: [
    'For a lost phone or password. The present login works until the link is used.',
    'फोन किंवा पासवर्ड हरवल्यास. लिंक वापरेपर्यंत सध्याचे लॉगिन चालते.',
  ],
  open: ['Open invitations', 'न वापरलेली आमंत्रणे'],
  noneOpen: ['No invitation is open.', 'कोणतेही आमंत्रण बाकी नाही.'],
  until: [(day: string) => `Until ${day}`, (day: string) => `${day} पर्यंत`],
  withdraw: ['Withdraw', 'मागे घ्या'],
})
