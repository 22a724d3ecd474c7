import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const contactMessages = catalogue({
  unlocked: [
    (left: number) => (left === 1 ? 'You have 1 contact view left' : `You have ${left} contact views left`),
    (left: number) => (left === 1 ? 'आता आणखी १ संपर्क पाहता येईल' : `आता आणखी ${inDevanagari(left)} संपर्क पाहता येतील`),
  ],
  seenBefore: [
    'You have seen this contact before, so it is not counted again',
    'हा संपर्क तुम्ही आधी पाहिला आहे, तो पुन्हा मोजला जात नाही',
  ],
  sent: [
    'User details are successfully sent to your registered email and mobile number',
    'संपर्काची माहिती तुमच्या नोंदवलेल्या ई-मेल आणि मोबाइल नंबरवर पाठवली आहे',
  ],
  sentByEmail: [
    'User details are successfully sent to your registered email',
    'संपर्काची माहिती तुमच्या नोंदवलेल्या ई-मेलवर पाठवली आहे',
  ],
  sentBySms: [
    'We have sent you an SMS: the user details are in My Activity, under Viewed Contacts',
    'तुम्हाला एसएमएस पाठवला आहे: संपर्काची माहिती ‘माझी यादी’मध्ये, पाहिलेल्या संपर्कांखाली आहे',
  ],
  sentBefore: [(time: string) => `Already sent today at ${time}`, (time: string) => `आज ${time} वाजता आधीच पाठवले आहे`],
})

export const contactSentences = {
  noNumber: {
    en: 'This family shows no phone number at the moment, so no contact view was used',
    mr: 'या कुटुंबाने सध्या कोणताही फोन नंबर दाखवलेला नाही, म्हणून संपर्क मोजला गेला नाही',
  },
  toBeConfirmed: {
    en: 'Your payment by UPI is being confirmed with the bank. The other contacts of your plan open as soon as it is',
    mr: 'तुम्ही UPI ने भरलेल्या पैशांची बँकेकडून खात्री होत आहे. ती होताच योजनेतील बाकीचे संपर्क पाहता येतील',
  },
  deadNumber: {
    en: 'This number did not answer our messages, so no contact view was used. We are asking the family',
    mr: 'या नंबरवर आमचे संदेश पोहोचले नाहीत, म्हणून संपर्क मोजला गेला नाही. आम्ही कुटुंबाला विचारत आहोत',
  },
  nowhereToSend: {
    en: 'Please verify your email or mobile number first, so that we know where to send the details',
    mr: 'माहिती कोठे पाठवायची हे कळण्यासाठी कृपया आधी तुमच्या ई-मेलची किंवा मोबाइल नंबरची खात्री करून घ्या',
  },
  slowDown: {
    en: 'You have asked for many contacts. Please wait a little',
    mr: 'तुम्ही बरेच संपर्क मागितले आहेत. कृपया थोडा वेळ थांबा',
  },
} as const

/** The labels of the e-mail with a family's contact details. */
export const contactMailWords = catalogue({
  subject: [(family: string) => `Contact details of ${family}`, (family: string) => `${family} यांचा संपर्क`],
  intro: [
    'You asked for these contact details at Saptapadi. Please keep them within your family.',
    'ही संपर्क माहिती तुम्ही सप्तपदीवर मागितली होती. कृपया ती तुमच्या कुटुंबापुरती ठेवा.',
  ],
  person: ['Contact person', 'संपर्कासाठी व्यक्ती'],
  address: ['Address', 'पत्ता'],
  email: ['Email', 'ई-मेल'],
  candidateWaits: [
    'The candidate’s own number is shown once an interest between you is accepted.',
    'तुमच्यातील पसंती स्वीकारली गेल्यावर उमेदवाराचा स्वतःचा नंबर दिसेल.',
  ],
  sms: [
    (family: string) =>
      `Saptapadi: the contact details of ${family} are in your account, under My Activity, Viewed Contacts.`,
    (family: string) => `सप्तपदी: ${family} यांचा संपर्क तुमच्या खात्यात, ‘माझी यादी’मध्ये, पाहिलेल्या संपर्कांखाली आहे.`,
  ],
})
