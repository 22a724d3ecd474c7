import { type Language, languages } from '../words/catalogue.ts'

interface SpokenLanguage {
  /** As its readers write it, so that they find it in a list. */
  own: string
  english: string
  direction: 'ltr' | 'rtl'
}
const spoken = (own: string, english: string, direction: SpokenLanguage['direction'] = 'ltr'): SpokenLanguage => ({
  own,
  english,
  direction,
})

/** English and the 22 languages of the Eighth Schedule: in any of them a family may ask for the notice (section 6(3) of the Act). */
export const spokenLanguages = {
  en: spoken('English', 'English'),
  mr: spoken('मराठी', 'Marathi'),
  as: spoken('অসমীয়া', 'Assamese'),
  bn: spoken('বাংলা', 'Bengali'),
  brx: spoken('बर’', 'Bodo'),
  doi: spoken('डोगरी', 'Dogri'),
  gu: spoken('ગુજરાતી', 'Gujarati'),
  hi: spoken('हिन्दी', 'Hindi'),
  kn: spoken('ಕನ್ನಡ', 'Kannada'),
  ks: spoken('کٲشُر', 'Kashmiri', 'rtl'),
  kok: spoken('कोंकणी', 'Konkani'),
  mai: spoken('मैथिली', 'Maithili'),
  ml: spoken('മലയാളം', 'Malayalam'),
  mni: spoken('ꯃꯤꯇꯩꯂꯣꯟ', 'Manipuri'),
  ne: spoken('नेपाली', 'Nepali'),
  or: spoken('ଓଡ଼ିଆ', 'Odia'),
  pa: spoken('ਪੰਜਾਬੀ', 'Punjabi'),
  sa: spoken('संस्कृतम्', 'Sanskrit'),
  sat: spoken('ᱥᱟᱱᱛᱟᱲᱤ', 'Santali'),
  sd: spoken('سنڌي', 'Sindhi', 'rtl'),
  ta: spoken('தமிழ்', 'Tamil'),
  te: spoken('తెలుగు', 'Telugu'),
  ur: spoken('اردو', 'Urdu', 'rtl'),
} as const satisfies Record<Language, SpokenLanguage> & Record<string, SpokenLanguage>

export type ConsentLanguage = keyof typeof spokenLanguages
export const consentLanguages = Object.keys(spokenLanguages) as [ConsentLanguage, ...ConsentLanguage[]]

/** The languages that the product does not come in: the provider's translator writes their texts in the office. */
export type TranslatedLanguage = Exclude<ConsentLanguage, Language>
export const isTranslated = (language: ConsentLanguage): language is TranslatedLanguage =>
  !(languages as readonly string[]).includes(language)
export const translatedLanguages = consentLanguages.filter(isTranslated) as [
  TranslatedLanguage,
  ...TranslatedLanguage[],
]
