import { catalogue } from '#domain/words/catalogue.ts'

/** How a link is sent. Its sentence names nobody, as the preview of the link does not either. */
export const shareWords = catalogue({
  sentence: [
    'Please look at this profile on Saptapadi. You can see it after you log in or register.',
    'सप्तपदीवरील हे स्थळ कृपया पाहा. लॉगिन किंवा नोंदणी केल्यावर ते दिसेल.',
  ],
  facebook: ['Facebook', 'फेसबुक'],
  whatsapp: ['WhatsApp', 'व्हॉट्सॲप'],
  copied: ['Successfully copy to clipboard', 'लिंक कॉपी झाली आहे'],
  notCopied: [
    'The link could not be copied. Please select it and copy it yourself.',
    'लिंक कॉपी झाली नाही. कृपया ती निवडून स्वतः कॉपी करा.',
  ],
  otherApp: ['Another app', 'दुसरे ॲप'],
})
