import { catalogue } from '#domain/words/catalogue.ts'

export const biodataSentences = {
  perDay: {
    en: 'You have downloaded 20 biodata today. Please come back tomorrow',
    mr: 'आज तुम्ही २० बायोडाटा डाउनलोड केले आहेत. कृपया उद्या पुन्हा या',
  },
  pictureIsOwn: {
    en: 'A picture can be made of your own biodata only',
    mr: 'फोटो स्वरूपात फक्त स्वतःचाच बायोडाटा घेता येतो',
  },
  contactIsOwn: {
    en: 'Contact details can be added to your own biodata only',
    mr: 'संपर्काची माहिती फक्त स्वतःच्याच बायोडाट्यात घालता येते',
  },
  kundaliIsOwn: {
    en: 'The kundali can be drawn on your own biodata of the Patrika design only',
    mr: 'कुंडली फक्त स्वतःच्याच, पत्रिका मांडणीच्या बायोडाट्यात घालता येते',
  },
  ended: {
    en: 'This download link has expired. Please press Download Profile again',
    mr: 'या डाउनलोडची मुदत संपली. कृपया पुन्हा "बायोडाटा डाउनलोड करा" दाबा',
  },
} as const

export const ticketMessages = catalogue({ ready: ['Your biodata is ready', 'बायोडाटा तयार आहे'] })
