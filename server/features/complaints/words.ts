import { catalogue } from '#domain/words/catalogue.ts'

export const complaintMessages = catalogue({
  en: {
    made: (number: string) => `Your complaint has reached us. Its number is ${number}. We answer within 24 hours.`,
  },
  mr: {
    made: (number: string) => `आपली तक्रार आमच्यापर्यंत पोहोचली. तिचा क्रमांक ${number} आहे. आम्ही २४ तासांत उत्तर देऊ.`,
  },
})

export const complaintSentences = {
  tooMany: {
    en: 'You have sent several complaints today. Please call us, or write again tomorrow',
    mr: 'आपण आज अनेक तक्रारी पाठवल्या आहेत. कृपया आम्हाला फोन करा किंवा उद्या पुन्हा लिहा',
  },
} as const
