import type { Bilingual } from '#domain/words/bilingual.ts'

/** The names of everything in a kundali. The codes are those of the master data's options. */
export const raasName = {
  1: { en: 'Mesh', mr: 'मेष' },
  2: { en: 'Vrushabh', mr: 'वृषभ' },
  3: { en: 'Mithun', mr: 'मिथुन' },
  4: { en: 'Kark', mr: 'कर्क' },
  5: { en: 'Sinh', mr: 'सिंह' },
  6: { en: 'Kanya', mr: 'कन्या' },
  7: { en: 'Tula', mr: 'तूळ' },
  8: { en: 'Vrushchik', mr: 'वृश्चिक' },
  9: { en: 'Dhanu', mr: 'धनु' },
  10: { en: 'Makar', mr: 'मकर' },
  11: { en: 'Kumbh', mr: 'कुंभ' },
  12: { en: 'Meen', mr: 'मीन' },
} as const satisfies Record<number, Bilingual>
export type Raas = keyof typeof raasName

export const nakshatraName = {
  1: { en: 'Ashwini', mr: 'अश्विनी' },
  2: { en: 'Bharani', mr: 'भरणी' },
  3: { en: 'Krittika', mr: 'कृत्तिका' },
  4: { en: 'Rohini', mr: 'रोहिणी' },
  5: { en: 'Mrugshirsha', mr: 'मृगशीर्ष' },
  6: { en: 'Ardra', mr: 'आर्द्रा' },
  7: { en: 'Punarvasu', mr: 'पुनर्वसू' },
  8: { en: 'Pushya', mr: 'पुष्य' },
  9: { en: 'Ashlesha', mr: 'आश्लेषा' },
  10: { en: 'Magha', mr: 'मघा' },
  11: { en: 'Purva Phalguni', mr: 'पूर्वा फाल्गुनी' },
  12: { en: 'Uttara Phalguni', mr: 'उत्तरा फाल्गुनी' },
  13: { en: 'Hasta', mr: 'हस्त' },
  14: { en: 'Chitra', mr: 'चित्रा' },
  15: { en: 'Swati', mr: 'स्वाती' },
  16: { en: 'Vishakha', mr: 'विशाखा' },
  17: { en: 'Anuradha', mr: 'अनुराधा' },
  18: { en: 'Jyeshtha', mr: 'ज्येष्ठा' },
  19: { en: 'Mool', mr: 'मूळ' },
  20: { en: 'Purvashadha', mr: 'पूर्वाषाढा' },
  21: { en: 'Uttarashadha', mr: 'उत्तराषाढा' },
  22: { en: 'Shravan', mr: 'श्रवण' },
  23: { en: 'Dhanishtha', mr: 'धनिष्ठा' },
  24: { en: 'Shatataraka', mr: 'शततारका' },
  25: { en: 'Purva Bhadrapada', mr: 'पूर्वा भाद्रपदा' },
  26: { en: 'Uttara Bhadrapada', mr: 'उत्तरा भाद्रपदा' },
  27: { en: 'Revati', mr: 'रेवती' },
} as const satisfies Record<number, Bilingual>
export type Nakshatra = keyof typeof nakshatraName
export type Charan = 1 | 2 | 3 | 4

export const nadiName = {
  ADYA: { en: 'Adya', mr: 'आद्य' },
  MADHYA: { en: 'Madhya', mr: 'मध्य' },
  ANTYA: { en: 'Antya', mr: 'अंत्य' },
} as const satisfies Record<string, Bilingual>
export type Nadi = keyof typeof nadiName

export const ganName = {
  DEV: { en: 'Dev', mr: 'देव' },
  MANUSHYA: { en: 'Manushya', mr: 'मनुष्य' },
  RAKSHAS: { en: 'Rakshas', mr: 'राक्षस' },
} as const satisfies Record<string, Bilingual>
export type Gan = keyof typeof ganName

export const varnaName = {
  BRAHMIN: { en: 'Brahmin', mr: 'ब्राह्मण' },
  KSHATRIYA: { en: 'Kshatriya', mr: 'क्षत्रिय' },
  VAISHYA: { en: 'Vaishya', mr: 'वैश्य' },
  SHUDRA: { en: 'Shudra', mr: 'शूद्र' },
} as const satisfies Record<string, Bilingual>
export type Varna = keyof typeof varnaName

export const vashyaName = {
  CHATUSHPAD: { en: 'Chatushpad', mr: 'चतुष्पाद' },
  MANAV: { en: 'Manav', mr: 'मानव' },
  JALCHAR: { en: 'Jalchar', mr: 'जलचर' },
  VANCHAR: { en: 'Vanchar', mr: 'वनचर' },
  KEETAK: { en: 'Keetak', mr: 'कीटक' },
} as const satisfies Record<string, Bilingual>
export type Vashya = keyof typeof vashyaName

export const yoniName = {
  ASHWA: { en: 'Ashwa', mr: 'अश्व' },
  GAJ: { en: 'Gaj', mr: 'गज' },
  MESH: { en: 'Mesh', mr: 'मेष' },
  SARP: { en: 'Sarp', mr: 'सर्प' },
  SHWAN: { en: 'Shwan', mr: 'श्वान' },
  MARJAR: { en: 'Marjar', mr: 'मार्जार' },
  MUSHAK: { en: 'Mushak', mr: 'मूषक' },
  GAU: { en: 'Gau', mr: 'गौ' },
  MAHISH: { en: 'Mahish', mr: 'महिष' },
  VYAGHRA: { en: 'Vyaghra', mr: 'व्याघ्र' },
  MRUG: { en: 'Mrug', mr: 'मृग' },
  VANAR: { en: 'Vanar', mr: 'वानर' },
  NAKUL: { en: 'Nakul', mr: 'नकुल' },
  SINH: { en: 'Sinh', mr: 'सिंह' },
} as const satisfies Record<string, Bilingual>
export type Yoni = keyof typeof yoniName

export const lordName = {
  RAVI: { en: 'Ravi', mr: 'रवी' },
  CHANDRA: { en: 'Chandra', mr: 'चंद्र' },
  MANGAL: { en: 'Mangal', mr: 'मंगळ' },
  BUDH: { en: 'Budh', mr: 'बुध' },
  GURU: { en: 'Guru', mr: 'गुरू' },
  SHUKRA: { en: 'Shukra', mr: 'शुक्र' },
  SHANI: { en: 'Shani', mr: 'शनी' },
} as const satisfies Record<string, Bilingual>
export type Lord = keyof typeof lordName

export const mangalName = {
  Y: { en: 'Yes', mr: 'आहे' },
  N: { en: 'No', mr: 'नाही' },
  SOUMYA: { en: 'Soumya', mr: 'सौम्य मंगळ' },
  NIRDOSH: { en: 'Nirdosh', mr: 'निर्दोष मंगळ' },
  NOT_KNOWN: { en: 'Not Known', mr: 'माहीत नाही' },
} as const satisfies Record<string, Bilingual>
export type Mangal = keyof typeof mangalName
export const isMangal = (value: string | null): value is Mangal => value !== null && Object.hasOwn(mangalName, value)

/** By the remainder of the count divided by nine, so the ninth tara has the key 0. */
export const taraName = {
  1: { en: 'Janma', mr: 'जन्म' },
  2: { en: 'Sampat', mr: 'संपत' },
  3: { en: 'Vipat', mr: 'विपत' },
  4: { en: 'Kshem', mr: 'क्षेम' },
  5: { en: 'Pratyari', mr: 'प्रत्यरी' },
  6: { en: 'Sadhak', mr: 'साधक' },
  7: { en: 'Vadh', mr: 'वध' },
  8: { en: 'Mitra', mr: 'मित्र' },
  0: { en: 'Atimitra', mr: 'अतिमित्र' },
} as const satisfies Record<number, Bilingual>
export type Tara = keyof typeof taraName
