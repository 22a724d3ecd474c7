import { type Language, languages } from '../words/catalogue.ts'

interface SpokenLanguage {
  /** As its readers write it, so that they find it in a list. */
  own: string
  name: Readonly<Record<Language, string>>
  direction: 'ltr' | 'rtl'
}
const spoken = (
  own: string,
  [en, mr]: readonly [en: string, mr: string],
  direction: SpokenLanguage['direction'] = 'ltr',
): SpokenLanguage => ({ own, name: { en, mr }, direction })

/** English and the 22 languages of the Eighth Schedule: in any of them a family may ask for the notice (section 6(3) of the Act). */
export const spokenLanguages = {
  en: spoken('English', ['English', 'इंग्रजी']),
  mr: spoken('मराठी', ['Marathi', 'मराठी']),
  as: spoken('অসমীয়া', ['Assamese', 'आसामी']),
  bn: spoken('বাংলা', ['Bengali', 'बंगाली']),
  brx: spoken('बर’', ['Bodo', 'बोडो']),
  doi: spoken('डोगरी', ['Dogri', 'डोगरी']),
  gu: spoken('ગુજરાતી', ['Gujarati', 'गुजराती']),
  hi: spoken('हिन्दी', ['Hindi', 'हिंदी']),
  kn: spoken('ಕನ್ನಡ', ['Kannada', 'कन्नड']),
  ks: spoken('کٲشُر', ['Kashmiri', 'काश्मिरी'], 'rtl'),
  kok: spoken('कोंकणी', ['Konkani', 'कोकणी']),
  mai: spoken('मैथिली', ['Maithili', 'मैथिली']),
  ml: spoken('മലയാളം', ['Malayalam', 'मल्याळम']),
  mni: spoken('ꯃꯤꯇꯩꯂꯣꯟ', ['Manipuri', 'मणिपुरी']),
  ne: spoken('नेपाली', ['Nepali', 'नेपाळी']),
  or: spoken('ଓଡ଼ିଆ', ['Odia', 'ओडिया']),
  pa: spoken('ਪੰਜਾਬੀ', ['Punjabi', 'पंजाबी']),
  sa: spoken('संस्कृतम्', ['Sanskrit', 'संस्कृत']),
  sat: spoken('ᱥᱟᱱᱛᱟᱲᱤ', ['Santali', 'संथाली']),
  sd: spoken('سنڌي', ['Sindhi', 'सिंधी'], 'rtl'),
  ta: spoken('தமிழ்', ['Tamil', 'तमिळ']),
  te: spoken('తెలుగు', ['Telugu', 'तेलुगू']),
  ur: spoken('اردو', ['Urdu', 'उर्दू'], 'rtl'),
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
