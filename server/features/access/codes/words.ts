import type { Language } from '#domain/words/catalogue.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Purpose } from './rules.ts'

export interface MessageContent {
  subject: string
  text: string
}

const codeWords: Record<Language, Record<Purpose, (code: string, about: string) => MessageContent>> = {
  en: {
    verify: code => ({
      subject: 'Your Saptapadi verification code',
      text: `${code} is your code to verify your contact at Saptapadi. Valid for 10 minutes. Please do not share it with anyone.`,
    }),
    reset: code => ({
      subject: 'Set a new Saptapadi password',
      text: `${code} is your code to set a new password at Saptapadi. Valid for 10 minutes. If you did not ask for it, leave it unused.`,
    }),
    change_number: code => ({
      subject: 'Your new mobile number at Saptapadi',
      text: `${code} is your code to use this number at Saptapadi. Valid for 10 minutes. Please do not share it with anyone.`,
    }),
    change_email: code => ({
      subject: 'Your new email at Saptapadi',
      text: `${code} is your code to use this email at Saptapadi. Valid for 10 minutes. Please do not share it with anyone.`,
    }),
    login: code => ({
      subject: 'Your Saptapadi login code',
      text: `${code} is your code to log in to Saptapadi. Valid for 10 minutes. Nobody from Saptapadi asks for it. Please do not share it with anyone.`,
    }),
    confirm: code => ({
      subject: 'Your Saptapadi confirmation code',
      text: `${code} is your code to confirm a change at Saptapadi. Valid for 10 minutes. Nobody from Saptapadi asks for it. Please do not share it with anyone.`,
    }),
    listen: code => ({
      subject: 'Hearing of your family at Saptapadi',
      text: `${code} is the code to read out to your family: then Saptapadi tells you news of its profile here. Valid for 12 hours. If you do not want that, do not share it with anyone.`,
    }),
    caller_new: code => ({
      subject: 'Your new contact at Saptapadi',
      text: `${code} is the code to read out to our office: it adds this contact to a Saptapadi profile. Valid for 10 minutes. If you are not speaking with our office, do not share it with anyone.`,
    }),
    caller_change: (code, about) => ({
      subject: 'Changing your contact at Saptapadi',
      text: `${code} is the code to read out to our office on the phone: it changes the contact of your Saptapadi profile to ${about}. Valid for 10 minutes. If you did not call us yourself, do not share it with anyone and call our office.`,
    }),
    caller_leave: code => ({
      subject: 'Deleting your Saptapadi profile',
      text: `${code} is the code to read out to our office on the phone: it deletes your Saptapadi profile. Valid for 10 minutes. If you did not call us yourself, do not share it with anyone and call our office.`,
    }),
    caller_join: (code, about) => ({
      subject: 'Joining two Saptapadi profiles',
      text: `${code} is the code to read out to our office on the phone: it joins the Saptapadi profiles ${about}. Valid for 10 minutes. If both are not yours, do not share it with anyone and call our office.`,
    }),
    caller_candidate: (code, about) => ({
      subject: 'A login for the candidate at Saptapadi',
      text: `${code} is the code to read out to our office: it lets the candidate of your Saptapadi profile log in with the contact ${about}. Valid for 10 minutes. If you did not ask for it yourself, do not share it with anyone and call our office.`,
    }),
    caller_candidate_end: code => ({
      subject: 'Ending your login at Saptapadi',
      text: `${code} is the code to read out to our office: it ends your own login, as the candidate, for a Saptapadi profile. Valid for 10 minutes. If you did not ask for it yourself, do not share it with anyone and call our office.`,
    }),
    caller_freeze: code => ({
      subject: 'Stopping all others at Saptapadi',
      text: `${code} is the code to read out to our office on the phone: it stops all other logins of your Saptapadi profile. Valid for 10 minutes. If you did not call us yourself, do not share it with anyone and call our office.`,
    }),
  },
  mr: {
    verify: code => ({
      subject: 'सप्तपदी पडताळणी कोड',
      text: `${code} हा सप्तपदीवरील तुमचा पडताळणी कोड आहे. तो १० मिनिटे चालेल. कृपया तो कोणालाही सांगू नका.`,
    }),
    reset: code => ({
      subject: 'सप्तपदीचा नवीन पासवर्ड ठरवा',
      text: `${code} हा सप्तपदीवर नवीन पासवर्ड ठरवण्याचा कोड आहे. तो १० मिनिटे चालेल. तुम्ही तो मागितला नसेल तर वापरू नका.`,
    }),
    change_number: code => ({
      subject: 'सप्तपदीवरील नवीन मोबाइल नंबर',
      text: `${code} हा सप्तपदीवर हा नंबर वापरण्याचा कोड आहे. तो १० मिनिटे चालेल. कृपया तो कोणालाही सांगू नका.`,
    }),
    change_email: code => ({
      subject: 'सप्तपदीवरील नवीन ई-मेल',
      text: `${code} हा सप्तपदीवर हा ई-मेल वापरण्याचा कोड आहे. तो १० मिनिटे चालेल. कृपया तो कोणालाही सांगू नका.`,
    }),
    login: code => ({
      subject: 'सप्तपदी लॉगिन कोड',
      text: `${code} हा सप्तपदीवर लॉगिन करण्याचा कोड आहे. तो १० मिनिटे चालेल. सप्तपदीतून कोणीही तो विचारत नाही. कृपया तो कोणालाही सांगू नका.`,
    }),
    confirm: code => ({
      subject: 'सप्तपदी खात्रीचा कोड',
      text: `${code} हा सप्तपदीवरील बदलाची खात्री करण्याचा कोड आहे. तो १० मिनिटे चालेल. सप्तपदीतून कोणीही तो विचारत नाही. कृपया तो कोणालाही सांगू नका.`,
    }),
    listen: code => ({
      subject: 'सप्तपदीवर कुटुंबाच्या स्थळाच्या सूचना',
      text: `${code} हा कोड तुमच्या कुटुंबाला सांगा: मग सप्तपदी त्यांच्या स्थळाच्या सूचना तुम्हाला येथे कळवेल. तो १२ तास चालेल. नको असेल तर तो कोणालाही सांगू नका.`,
    }),
    caller_new: code => ({
      subject: 'सप्तपदीवरील नवीन संपर्क',
      text: `${code} हा कोड आमच्या कार्यालयाला सांगण्यासाठी आहे: तो सांगितल्यावर हा संपर्क सप्तपदीवरील नोंदणीत जोडला जाईल. तो १० मिनिटे चालेल. तुम्ही आमच्या कार्यालयाशी बोलत नसाल तर तो कोणालाही सांगू नका.`,
    }),
    caller_change: (code, about) => ({
      subject: 'सप्तपदीवरील संपर्क बदलणे',
      text: `${code} हा कोड आमच्या कार्यालयाला फोनवर सांगण्यासाठी आहे: तो सांगितल्यावर तुमच्या सप्तपदीवरील नोंदणीतील संपर्क बदलून ${about} होईल. तो १० मिनिटे चालेल. तुम्ही स्वतः फोन केला नसेल तर तो कोणालाही सांगू नका आणि कार्यालयाला कळवा.`,
    }),
    caller_leave: code => ({
      subject: 'सप्तपदीवरील नोंदणी रद्द करणे',
      text: `${code} हा कोड आमच्या कार्यालयाला फोनवर सांगण्यासाठी आहे: तो सांगितल्यावर तुमची सप्तपदीवरील नोंदणी रद्द होईल. तो १० मिनिटे चालेल. तुम्ही स्वतः फोन केला नसेल तर तो कोणालाही सांगू नका आणि कार्यालयाला कळवा.`,
    }),
    caller_join: (code, about) => ({
      subject: 'सप्तपदीवरील दोन स्थळे एकत्र करणे',
      text: `${code} हा कोड आमच्या कार्यालयाला फोनवर सांगण्यासाठी आहे: तो सांगितल्यावर सप्तपदीवरील ${about} ही स्थळे एकत्र होतील. तो १० मिनिटे चालेल. दोन्ही स्थळे तुमची नसतील तर तो कोणालाही सांगू नका आणि कार्यालयाला कळवा.`,
    }),
    caller_candidate: (code, about) => ({
      subject: 'सप्तपदीवर उमेदवाराचे लॉगिन',
      text: `${code} हा कोड आमच्या कार्यालयाला सांगण्यासाठी आहे: तो सांगितल्यावर सप्तपदीवरील तुमच्या स्थळाच्या उमेदवाराला ${about} या संपर्काने लॉगिन करता येईल. तो १० मिनिटे चालेल. तुम्ही स्वतः सांगितले नसेल तर तो कोणालाही सांगू नका आणि कार्यालयाला कळवा.`,
    }),
    caller_candidate_end: code => ({
      subject: 'सप्तपदीवरील तुमचे लॉगिन बंद करणे',
      text: `${code} हा कोड आमच्या कार्यालयाला सांगण्यासाठी आहे: तो सांगितल्यावर सप्तपदीवरील स्थळासाठीचे उमेदवार म्हणून तुमचे लॉगिन बंद होईल. तो १० मिनिटे चालेल. तुम्ही स्वतः सांगितले नसेल तर तो कोणालाही सांगू नका आणि कार्यालयाला कळवा.`,
    }),
    caller_freeze: code => ({
      subject: 'सप्तपदीवरील इतरांचे लॉगिन थांबवणे',
      text: `${code} हा कोड आमच्या कार्यालयाला फोनवर सांगण्यासाठी आहे: तो सांगितल्यावर तुमच्या सप्तपदीवरील स्थळासाठी इतर सर्वांचे लॉगिन थांबेल. तो १० मिनिटे चालेल. तुम्ही स्वतः फोन केला नसेल तर तो कोणालाही सांगू नका आणि कार्यालयाला कळवा.`,
    }),
  },
}

/** `about` is the end of the contact, or the numbers of the two records, that a code of a caller is asked for. */
export const codeMessage = (language: Language, purpose: Purpose, code: string, about = ''): MessageContent =>
  codeWords[language][purpose](code, about)

/** The recovery e-mail also carries a link, which works when the codes of the day are used up. */
export function recoveryMessage(language: Language, code: string, link: string): MessageContent {
  const { subject, text } = codeMessage(language, 'reset', code)
  return {
    subject,
    text:
      language === 'mr'
        ? `${text}\n\nकिंवा ही लिंक उघडा, ती एक तास चालेल:\n${link}`
        : `${text}\n\nOr open this link, valid for one hour:\n${link}`,
  }
}

/** When the codes of the day are used up, the link still goes out. */
export const recoveryLinkMessage = (language: Language, link: string): MessageContent =>
  language === 'mr'
    ? {
        subject: codeMessage('mr', 'reset', '').subject,
        text: `सप्तपदीवर नवीन पासवर्ड ठरवण्यासाठी ही लिंक उघडा, ती एक तास चालेल. तुम्ही ती मागितली नसेल तर वापरू नका:\n${link}`,
      }
    : {
        subject: codeMessage('en', 'reset', '').subject,
        text: `Open this link to set a new password at Saptapadi. It is valid for one hour. If you did not ask for it, leave it unused:\n${link}`,
      }

/** Without a link for an SMS, which operators would block. */
export function passwordChangedMessage(language: Language, freezeLink: string | null): MessageContent {
  if (language === 'mr')
    return {
      subject: 'सप्तपदीचा पासवर्ड बदलला आहे',
      text: freezeLink
        ? `सप्तपदीवरील तुमचा पासवर्ड बदलला आहे.\n\nतो तुम्ही बदलला नसेल तर ही लिंक उघडा. त्यामुळे सर्व ठिकाणचे लॉगिन बंद होईल आणि नवीन कोड वापरेपर्यंत खाते बंद राहील. ती तीन दिवस चालेल:\n${freezeLink}`
        : 'सप्तपदीवरील तुमचा पासवर्ड बदलला आहे. तो तुम्ही बदलला नसेल तर लगेच ‘पासवर्ड विसरलात’ वापरून नवीन पासवर्ड ठरवा.',
    }
  return {
    subject: 'Your Saptapadi password has been changed',
    text: freezeLink
      ? `Your password at Saptapadi has been changed.\n\nIf it was not you, open this link. It logs out every device and locks the account until a new code is used. It is valid for three days:\n${freezeLink}`
      : 'Your password at Saptapadi has been changed. If it was not you, set a new one at once with Forgot Password.',
  }
}

/** Without the new contact: whoever reads the old one may be the one whom it was changed against. */
export function contactChangedMessage(language: Language, changed: Channel): MessageContent {
  if (language === 'mr') {
    const what = changed === 'SMS' ? 'मोबाइल नंबर' : 'ई-मेल'
    return {
      subject: `सप्तपदीवरील ${what} बदलला आहे`,
      text: `सप्तपदीवरील तुमच्या खात्याचा ${what} बदलला आहे. तो तुम्ही बदलला नसेल तर लगेच ‘पासवर्ड विसरलात’ वापरून नवीन पासवर्ड ठरवा आणि आमच्या कार्यालयाला कळवा.`,
    }
  }
  const what = changed === 'SMS' ? 'mobile number' : 'email'
  return {
    subject: `Your ${what} at Saptapadi has been changed`,
    text: `The ${what} of your Saptapadi account has been changed. If it was not you, set a new password at once with Forgot Password and tell our office.`,
  }
}

export const newDeviceMessage = (language: Language): MessageContent =>
  language === 'mr'
    ? {
        subject: 'सप्तपदीवर नवीन उपकरणावरून लॉगिन',
        text: 'सप्तपदीवरील तुमचे खाते नवीन उपकरणावर उघडले गेले. ते तुम्ही उघडले नसेल तर ‘पासवर्ड विसरलात’ वापरून नवीन पासवर्ड ठरवा.',
      }
    : {
        subject: 'A new device has logged in to Saptapadi',
        text: 'Your Saptapadi account was opened on a device that was not used before. If it was not you, set a new password with Forgot Password.',
      }

const providerWords = {
  sms_budget: {
    subject: 'Saptapadi: four fifths of today’s SMS have been sent',
    text: 'When all are sent, codes go by email until the day is over. The setting is SMS_PER_DAY.',
  },
  login_sms_budget: {
    subject: 'Saptapadi: four fifths of today’s login SMS have been sent',
    text: 'The rest is kept for phones and networks from which a family has logged in before. Everybody else gets login and recovery codes by email until the day is over. The setting is SMS_PER_DAY.',
  },
  guessed_codes: {
    subject: 'Saptapadi: too many wrong recovery codes today',
    text: 'Somebody may be guessing codes over many accounts. Until the day is over, phones that a family has not used before wait up to a minute between two codes; nothing is closed. The setting is WRONG_RECOVERY_CODES_PER_DAY.',
  },
  guessed_login_codes: {
    subject: 'Saptapadi: too many wrong login codes today',
    text: 'Somebody may be guessing codes over many accounts. Until the day is over, phones that a family has not used before wait up to a minute between two codes; nothing is closed, and passwords work as always. The setting is WRONG_RECOVERY_CODES_PER_DAY.',
  },
} as const satisfies Record<string, MessageContent>

const providerWordsInMarathi: Record<keyof typeof providerWords, MessageContent> = {
  sms_budget: {
    subject: 'सप्तपदी: आजच्या मर्यादेतील ८०% एसएमएस पाठवून झाले',
    text: 'सर्व पाठवून झाले की दिवस संपेपर्यंत कोड ई-मेलने जातील. ही मर्यादा SMS_PER_DAY या सेटिंगमध्ये आहे.',
  },
  login_sms_budget: {
    subject: 'सप्तपदी: आजच्या मर्यादेतील ८०% लॉगिन एसएमएस पाठवून झाले',
    text: 'उरलेले एसएमएस कुटुंबांनी आधी लॉगिन केलेल्या फोन आणि नेटवर्कसाठी राखून ठेवले आहेत. इतरांना दिवस संपेपर्यंत लॉगिन आणि नवीन पासवर्डचे कोड ई-मेलने जातील. ही मर्यादा SMS_PER_DAY या सेटिंगमध्ये आहे.',
  },
  guessed_codes: {
    subject: 'सप्तपदी: आज नवीन पासवर्डचे खूप चुकीचे कोड भरले गेले',
    text: 'कोणीतरी अनेक खात्यांचे कोड अंदाजाने भरत असावे. दिवस संपेपर्यंत कुटुंबाने आधी न वापरलेल्या फोनवर दोन कोडमध्ये एक मिनिटापर्यंत थांबावे लागेल; काहीही बंद होत नाही. ही मर्यादा WRONG_RECOVERY_CODES_PER_DAY या सेटिंगमध्ये आहे.',
  },
  guessed_login_codes: {
    subject: 'सप्तपदी: आज लॉगिनचे खूप चुकीचे कोड भरले गेले',
    text: 'कोणीतरी अनेक खात्यांचे कोड अंदाजाने भरत असावे. दिवस संपेपर्यंत कुटुंबाने आधी न वापरलेल्या फोनवर दोन कोडमध्ये एक मिनिटापर्यंत थांबावे लागेल; काहीही बंद होत नाही आणि पासवर्ड नेहमीप्रमाणे चालतो. ही मर्यादा WRONG_RECOVERY_CODES_PER_DAY या सेटिंगमध्ये आहे.',
  },
}

export type ProviderMessage = keyof typeof providerWords

/** To the provider, in both languages: it is not known who reads it. */
export function providerMessage(name: ProviderMessage): MessageContent {
  const both = [providerWords[name], providerWordsInMarathi[name]]
  return {
    subject: both.map(({ subject }) => subject).join(' · '),
    text: both.map(({ text }) => text).join('\n\n'),
  }
}
