import type { Language } from '#domain/words/catalogue.ts'
import type { Purpose } from './rules.ts'

interface MessageContent {
  subject: string
  text: string
}

const codeWords: Record<Language, Record<Purpose, (code: string) => MessageContent>> = {
  en: {
    verify: code => ({
      subject: 'Your Saptapadi verification code',
      text: `${code} is your code to verify your contact at Saptapadi. It is good for 10 minutes. Please do not share it with anyone.`,
    }),
    reset: code => ({
      subject: 'Set a new Saptapadi password',
      text: `${code} is your code to set a new password at Saptapadi. It is good for 10 minutes. If you did not ask for it, leave it unused.`,
    }),
    change_number: code => ({
      subject: 'Your new mobile number at Saptapadi',
      text: `${code} is your code to use this number at Saptapadi. It is good for 10 minutes. Please do not share it with anyone.`,
    }),
    change_email: code => ({
      subject: 'Your new email at Saptapadi',
      text: `${code} is your code to use this email at Saptapadi. It is good for 10 minutes. Please do not share it with anyone.`,
    }),
  },
  mr: {
    verify: code => ({
      subject: 'सप्तपदी पडताळणी कोड',
      text: `${code} हा सप्तपदीवरील आपला पडताळणी कोड आहे. तो १० मिनिटे चालेल. कृपया तो कोणालाही सांगू नका.`,
    }),
    reset: code => ({
      subject: 'सप्तपदीचा नवीन पासवर्ड ठरवा',
      text: `${code} हा सप्तपदीवर नवीन पासवर्ड ठरवण्याचा कोड आहे. तो १० मिनिटे चालेल. आपण तो मागितला नसेल तर वापरू नका.`,
    }),
    change_number: code => ({
      subject: 'सप्तपदीवरील नवीन मोबाइल नंबर',
      text: `${code} हा सप्तपदीवर हा नंबर वापरण्याचा कोड आहे. तो १० मिनिटे चालेल. कृपया तो कोणालाही सांगू नका.`,
    }),
    change_email: code => ({
      subject: 'सप्तपदीवरील नवीन ई-मेल',
      text: `${code} हा सप्तपदीवर हा ई-मेल वापरण्याचा कोड आहे. तो १० मिनिटे चालेल. कृपया तो कोणालाही सांगू नका.`,
    }),
  },
}

export const codeMessage = (language: Language, purpose: Purpose, code: string): MessageContent =>
  codeWords[language][purpose](code)

/** The recovery e-mail also carries a link, which works when the codes of the day are used up. */
export function recoveryMessage(language: Language, code: string, link: string): MessageContent {
  const { subject, text } = codeMessage(language, 'reset', code)
  return {
    subject,
    text:
      language === 'mr'
        ? `${text}\n\nकिंवा ही लिंक उघडा, ती एक तास चालेल:\n${link}`
        : `${text}\n\nOr open this link, which is good for one hour:\n${link}`,
  }
}
