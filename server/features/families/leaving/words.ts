import { catalogue, type Language } from '#domain/words/catalogue.ts'

export const leavingMessages = catalogue({
  left: [
    'Your profile is deleted. We wish you and your family well',
    'तुमची नोंदणी रद्द केली आहे. तुम्हाला आणि तुमच्या कुटुंबाला शुभेच्छा',
  ],
})

/** Tells the member once more what was done and what is kept. */
export const leavingMail = (language: Language, eraseOn: string): { subject: string; text: string } =>
  language === 'mr'
    ? {
        subject: 'तुमची सप्तपदीवरील नोंदणी रद्द केली आहे',
        text: [
          'तुमच्या सांगण्यावरून तुमची नोंदणी रद्द केली आहे, तुमचे स्थळ सर्व याद्यांतून काढले आहे आणि सर्व ठिकाणचे लॉगिन बंद केले आहे.',
          `तुमची माहिती ${eraseOn} पर्यंत बंद ठेवली जाईल आणि मग नष्ट केली जाईल. भरलेल्या पैशांची नोंद कर कायद्याने सांगितले तितका काळ राहते.`,
          'हे तुम्ही केले नसेल तर कृपया लगेच आमच्या कार्यालयाशी संपर्क साधा.',
        ].join('\n\n'),
      }
    : {
        subject: 'Your profile at Saptapadi is deleted',
        text: [
          'As you asked, your profile has left every list, and every device is logged out.',
          `What you had written is sealed until ${eraseOn} and then erased. The record of payments stays as long as tax law demands.`,
          'If you did not do this, please call our office at once.',
        ].join('\n\n'),
      }
