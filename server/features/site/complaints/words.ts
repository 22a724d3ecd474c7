import { hoursToAcknowledge } from '#domain/site/complaints.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const complaintMessages = catalogue({
  made: [
    (number: string) =>
      `Your complaint has reached us. Its number is ${number}. We answer within ${hoursToAcknowledge} hours.`,
    (number: string) =>
      `तुमची तक्रार आमच्यापर्यंत पोहोचली. तिचा क्रमांक ${number} आहे. आम्ही ${inDevanagari(hoursToAcknowledge)} तासांत उत्तर देऊ.`,
  ],
  codeSentToEMAIL: [
    'We have sent a code to your email. It is valid for 10 minutes',
    'तुमच्या ई-मेलवर कोड पाठवला आहे. तो १० मिनिटे चालेल',
  ],
  codeSentToSMS: [
    'We have sent a code to your mobile number. It is valid for 10 minutes',
    'तुमच्या मोबाइल नंबरवर कोड पाठवला आहे. तो १० मिनिटे चालेल',
  ],
})

export const complaintSentences = {
  noCode: {
    en: 'We cannot send a code to this contact at the moment. Please send the complaint without one',
    mr: 'सध्या या संपर्कावर कोड पाठवता येत नाही. कृपया तक्रार कोडशिवाय पाठवा',
  },
} as const
