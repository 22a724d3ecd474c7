import type { MemberLetterKind } from '#domain/office/member-letters.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

type ReminderKind = Exclude<MemberLetterKind, 'written'>

const reminders: Record<Language, Record<ReminderKind, (link: string) => { subject: string; text: string }>> = {
  en: {
    photo: link => ({
      subject: 'Your profile has no photo yet',
      text: `Namaskar. Your profile at Saptapadi has no photo yet. Families reply far more often when they see one.

You decide who sees it: everybody, or only those whose interest you have accepted.

Add a photo: ${link}`,
    }),
    login: link => ({
      subject: 'Your profile is waiting for you',
      text: `Namaskar. Your profile is on Saptapadi, but nobody from your family has logged in yet.

Log in with your mobile number or email: a code is sent to you, no password is needed. Then you see who would like to know you.

${link}`,
    }),
  },
  mr: {
    photo: link => ({
      subject: 'तुमच्या स्थळाला अजून फोटो नाही',
      text: `नमस्कार. सप्तपदीवरील तुमच्या स्थळाला अजून फोटो नाही. फोटो असलेल्या स्थळांना कुटुंबे जास्त प्रतिसाद देतात.

तो कोणी पाहावा हे तुम्ही ठरवता: सर्वांनी, किंवा ज्यांची पसंती तुम्ही स्वीकारली त्यांनीच.

फोटो जोडा: ${link}`,
    }),
    login: link => ({
      subject: 'तुमचे स्थळ तुमची वाट पाहत आहे',
      text: `नमस्कार. तुमचे स्थळ सप्तपदीवर आहे, पण तुमच्या कुटुंबातील कोणीही अजून लॉगिन केलेले नाही.

मोबाइल नंबर किंवा ई-मेलने लॉगिन करा: तुम्हाला कोड पाठवला जातो, पासवर्ड लागत नाही. मग तुमच्याशी ओळख करून घ्यायला कोण उत्सुक आहे ते दिसेल.

${link}`,
    }),
  },
}

/** What a reminder says. `link` is where the family mends what is missing. */
export const reminderLetter = (kind: ReminderKind, language: Language, link: string) => reminders[language][kind](link)

export const memberLetterMessages = catalogue({
  sent: [
    (count: number) =>
      count === 1
        ? 'The letter goes out to one family'
        : `The letter goes out to ${groupedDigits('en', count)} families`,
    (count: number) => (count === 1 ? 'पत्र एका कुटुंबाला जात आहे' : `पत्र ${groupedDigits('mr', count)} कुटुंबांना जात आहे`),
  ],
})

export const letterCallMessages = catalogue({
  listed: [
    (count: number) =>
      count === 1
        ? 'One family is on the please-call list'
        : `${groupedDigits('en', count)} families are on the please-call list`,
    (count: number) =>
      count === 1 ? 'एक कुटुंब ‘फोन करा’ यादीत आले आहे' : `${groupedDigits('mr', count)} कुटुंबे ‘फोन करा’ यादीत आली आहेत`,
  ],
})

export const memberLetterSentences = {
  nobody: {
    en: 'There is nobody to write to: none of them is active with an email that they want, or all were reminded this month',
    mr: 'लिहायला कोणी नाही: यांपैकी कोणाचेही स्थळ सुरू नाही, कोणाला ई-मेल नको आहे, किंवा या महिन्यात सर्वांना आठवण करून दिली आहे',
  },
  nobodyToCall: {
    en: 'Everybody whom this letter did not reach is on the please-call list already',
    mr: 'हे पत्र न पोहोचलेली सर्व कुटुंबे आधीच ‘फोन करा’ यादीत आहेत',
  },
  moreThanShown: {
    en: 'There are more families now than the preview has shown. Please look at it again',
    mr: 'आधी दाखवल्यापेक्षा आता जास्त कुटुंबे आहेत. कृपया पुन्हा पाहा',
  },
  tooMany: {
    en: 'These are too many for one letter. Please choose fewer, such as those who joined in one year',
    mr: 'एका पत्रासाठी ही कुटुंबे खूप जास्त आहेत. कृपया कमी निवडा, जसे की एका वर्षात नोंदणी झालेली',
  },
} as const satisfies Record<string, Sentence>
