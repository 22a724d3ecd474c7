import { formatInstant } from '#domain/format/instant.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const passkeyMessages = catalogue({
  added: ['Your passkey is ready. Next time you log in with it', 'तुमची पासकी तयार आहे. पुढच्या वेळी तिने लॉगिन करा'],
  addedForLater: [
    (from: string) => `Your passkey is made. It opens your account from ${from}`,
    (from: string) => `तुमची पासकी तयार केली आहे. ${from} पासून तिने लॉगिन करता येईल`,
  ],
  renamed: ['The new name is kept', 'नवीन नाव जतन केले आहे'],
  removed: ['This passkey opens nothing any more', 'आता या पासकीने लॉगिन होणार नाही'],
  device: ['Passkey', 'पासकी'],
})

export const passkeySentences = {
  off: {
    en: 'This site can use no passkeys. Please log in with your password or a code',
    mr: 'या संकेतस्थळावर पासकी चालत नाही. कृपया पासवर्डने किंवा कोडने लॉगिन करा',
  },
  enough: {
    en: 'You have ten passkeys. Please remove one that you no longer use',
    mr: 'तुमच्या दहा पासकी आहेत. कृपया न वापरलेली एक काढा',
  },
  notMade: {
    en: 'This passkey could not be added. Please try once more',
    mr: 'ही पासकी जोडता आली नाही. कृपया पुन्हा एकदा प्रयत्न करा',
  },
  isThere: { en: 'This passkey is there already', mr: 'ही पासकी आधीच आहे' },
} satisfies Record<string, Sentence>

/** Whoever reads this has proven to hold the passkey. */
export const opensFrom = (at: Date): Sentence => ({
  en: `This passkey opens your account from ${formatInstant(at.toISOString(), 'en')}. Until then please log in with a code`,
  mr: `${formatInstant(at.toISOString(), 'mr')} पासून या पासकीने लॉगिन करता येईल. तोपर्यंत कृपया कोडने लॉगिन करा`,
})
