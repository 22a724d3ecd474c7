import { catalogue } from '#domain/words/catalogue.ts'

export const agentMessages = catalogue({
  noted: [
    'Thank you. Our office looks at numbers that several families name',
    'धन्यवाद. अनेक कुटुंबांनी सांगितलेले नंबर आमचे कार्यालय तपासते',
  ],
  barred: ['The number is barred from registration for 180 days', 'या नंबरला १८० दिवस नोंदणीस मनाई आहे'],
  cleared: ['The number is no longer named', 'या नंबरवरील नोंद काढली आहे'],
})

export const agentSentences = {
  barred: {
    en: 'This number cannot be registered here. Please call our office',
    mr: 'या नंबरने येथे नोंदणी करता येत नाही. कृपया कार्यालयाला फोन करा',
  },
  decided: {
    en: 'A colleague has decided about this number meanwhile',
    mr: 'या नंबरविषयी सहकाऱ्याने आधीच निर्णय घेतला आहे',
  },
} as const
