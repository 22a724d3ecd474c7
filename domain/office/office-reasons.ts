import type { Language } from '../words/catalogue.ts'
import { lettersOf } from '../words/letters.ts'

export const maxReason = 500
/** A text that is not a ready one has at least so many letters. */
export const minReasonLetters = 10

type Ready = Readonly<Record<Language, readonly string[]>>

const familyAsked = {
  en: ['The family called', 'The family came to the office', 'The family wrote to us'],
  mr: ['कुटुंबाने फोन केला', 'कुटुंब कार्यालयात आले', 'कुटुंबाने लिहून कळवले'],
} as const
const complained = { en: 'A report or complaint', mr: 'तक्रार आली आहे' } as const
const familyWishes = { en: 'The family asked for it', mr: 'कुटुंबाने तशी विनंती केली' } as const

/**
 * Ready reasons by the kind of act. Page and server share them, and each counts however short it is. Apart from those
 * of refunds they are for the audit alone.
 */
export const readyReasons = {
  family: familyAsked,
  contact: {
    en: [...familyAsked.en, 'To call about a payment', 'To check the papers', complained.en],
    mr: [...familyAsked.mr, 'रकमेविषयी फोन करण्यासाठी', 'कागदपत्रे तपासण्यासाठी', complained.mr],
  },
  suspension: {
    en: [complained.en, 'The family did not answer our questions', 'An order of a court or the government'],
    mr: [complained.mr, 'कुटुंबाने आमच्या प्रश्नांना उत्तर दिले नाही', 'न्यायालयाचा किंवा सरकारचा आदेश'],
  },
  photo: {
    en: [complained.en, familyWishes.en, 'Seen while looking at the record'],
    mr: [complained.mr, familyWishes.mr, 'नोंद पाहताना लक्षात आले'],
  },
  /** The credit note prints it. */
  refund: {
    en: ['Given back at the family’s wish', 'Paid twice', 'Entered by mistake', 'Not in the bank’s statement'],
    mr: ['कुटुंबाच्या विनंतीवरून परत', 'रक्कम दोनदा भरली', 'चुकून नोंदवली', 'बँकेच्या विवरणपत्रात नाही'],
  },
  upi: {
    en: ['Seen in the bank account', 'The bank confirmed it by telephone'],
    mr: ['बँक खात्यात पाहिली', 'बँकेने फोनवर खात्री दिली'],
  },
  memberList: {
    en: ['To call these families', 'For a meeting of the trustees', 'For the printed directory'],
    mr: ['या कुटुंबांना फोन करण्यासाठी', 'विश्वस्तांच्या सभेसाठी', 'छापील सूचीसाठी'],
  },
  officeList: {
    en: ['For the auditor', 'For a meeting of the trustees', 'An authority asks about it'],
    mr: ['लेखापरीक्षकांसाठी', 'विश्वस्तांच्या सभेसाठी', 'सरकारी यंत्रणेने विचारले'],
  },
  plan: {
    en: ['It is no longer offered', 'Another plan takes its place'],
    mr: ['ही योजना आता देत नाही', 'तिच्या जागी दुसरी योजना आहे'],
  },
  story: {
    en: ['The bride asked for it', 'The groom asked for it', 'Both asked for it'],
    mr: ['वधूने तशी विनंती केली', 'वराने तशी विनंती केली', 'दोघांनी तशी विनंती केली'],
  },
  sealed: {
    en: ['The former member asks about it', 'An authority asks about it', 'A payment is disputed'],
    mr: ['पूर्वीच्या सदस्याने विचारले', 'सरकारी यंत्रणेने विचारले', 'एका रकमेविषयी वाद आहे'],
  },
  staffLogin: {
    en: ['The phone was lost', 'The password was forgotten'],
    mr: ['फोन हरवला', 'पासवर्ड विसरला'],
  },
  staffLeaves: {
    en: ['No longer works in the office', 'The login is not used any more'],
    mr: ['आता कार्यालयात काम करत नाहीत', 'हे लॉगिन आता वापरात नाही'],
  },
} as const satisfies Record<string, Ready>
export type ReasonKind = keyof typeof readyReasons

/** Ready texts that the family concerned reads. None tells of another family. */
export const readyWords = {
  suspension: {
    en: [
      'The details of this profile are not true',
      'Families were called again after they had refused',
      'The profile is used by an agent',
    ],
    mr: ['या स्थळाची माहिती खरी नाही', 'नकार दिलेल्या कुटुंबांना पुन्हा फोन केले गेले', 'हे स्थळ मध्यस्थ वापरत आहेत'],
  },
  photo: {
    en: ['The face cannot be seen clearly', 'More than one person is in it', 'It holds a number or an address'],
    mr: ['चेहरा स्पष्ट दिसत नाही', 'यात एकापेक्षा जास्त व्यक्ती आहेत', 'यात नंबर किंवा पत्ता आहे'],
  },
} as const satisfies Record<string, Ready>
export type WordsKind = keyof typeof readyWords

const textsOf = (ready: Readonly<Record<string, Ready>>): ReadonlySet<string> =>
  new Set(Object.values(ready).flatMap(({ en, mr }) => [...en, ...mr]))
const reasons = textsOf(readyReasons)
const words = textsOf(readyWords)

const isLetter = (letter: string) => /\p{L}/u.test(letter)
/** Dots, digits and spaces explain nothing, so only letters are counted. */
const isLongEnough = (text: string): boolean => lettersOf(text).filter(isLetter).length >= minReasonLetters

export const isReasonEnough = (text: string): boolean => reasons.has(text) || isLongEnough(text)

/** A ready reason of the audit tells a family nothing, or too much of another one. */
export const isToldEnough = (text: string): boolean => words.has(text) || (isLongEnough(text) && !reasons.has(text))
