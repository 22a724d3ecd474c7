import { catalogue } from '#domain/words/catalogue.ts'

/** What goes with the link of a profile. It names nobody: the preview of a link carries no name either. */
export const shareWords = catalogue({
  en: { sentence: 'Please look at this profile on Saptapadi. You can see it after you log in or register.' },
  mr: { sentence: 'सप्तपदीवरील हे स्थळ कृपया पाहा. लॉगिन किंवा नोंदणी केल्यावर ते दिसेल.' },
})
