import { catalogue } from '#domain/words/catalogue.ts'

/** The sentence that goes with a shared link. It names nobody, as the preview of the link does not either. */
export const shareWords = catalogue({
  sentence: [
    'Please look at this profile on Saptapadi. You can see it after you log in or register.',
    'सप्तपदीवरील हे स्थळ कृपया पाहा. लॉगिन किंवा नोंदणी केल्यावर ते दिसेल.',
  ],
})
