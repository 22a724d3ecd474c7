import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

/** Names nobody: the contact may be mistyped. Whoever has the code is let in, so nobody may ask for it. */
export const invitationMail = (language: Language, { code, page }: { code: string; page: string }) =>
  language === 'mr'
    ? {
        subject: 'सप्तपदीवर तुमच्या कुटुंबाने तुम्हाला बोलावले आहे',
        text: `सप्तपदीवरील कुटुंबाच्या स्थळासाठी तुम्हीही लॉगिन करावे, असे तुमच्या कुटुंबाने सुचवले आहे. हे पान उघडा, हा ई-मेल आणि हा कोड भरा:\n${page}\n\nकोड: ${code}\n\nतो सात दिवस चालतो. हा कोड कोणालाही सांगू नका. तुम्ही कोणाला ओळखत नसाल तर काहीही करू नका.`,
      }
    : {
        subject: 'Your family has invited you at Saptapadi',
        text: `Your family has asked you to log in for its profile at Saptapadi too. Open this page, and type this email and the code:\n${page}\n\nCode: ${code}\n\nIt works for seven days. Nobody may ask you for it. If you know nothing of it, do nothing.`,
      }

/** Without a link, which operators would block. */
export const invitationSms = (language: Language, code: string): string =>
  language === 'mr'
    ? `सप्तपदी: तुमच्या कुटुंबाने स्थळासाठी तुम्हाला बोलावले आहे. आमच्या संकेतस्थळावर लॉगिन, मग ‘कुटुंबाचे आमंत्रण’ येथे हा कोड भरा: ${code}. तो कोणालाही सांगू नका.`
    : `Saptapadi: your family has invited you to log in for its profile. On our site open Login, then Family invitation, and type this code: ${code}. Nobody may ask you for it.`

/** To a contact that a person has verified: the invitation waits in their own session, and no code goes out. */
export const waitingInvitation = (language: Language) =>
  language === 'mr'
    ? {
        subject: 'सप्तपदीवर तुमच्या कुटुंबाने तुम्हाला बोलावले आहे',
        text: 'सप्तपदीवरील आणखी एका स्थळासाठी लॉगिन करायला तुम्हाला बोलावले आहे. नेहमीप्रमाणे लॉगिन करा: आमंत्रण डॅशबोर्डवर दिसेल. यासाठी कोणताही कोड लागत नाही, आणि कोणीही तो विचारू शकत नाही. तुम्हाला हे माहीत नसेल तर काहीही करू नका.',
        sms: 'सप्तपदी: आणखी एका स्थळासाठी लॉगिन करायला तुम्हाला बोलावले आहे. नेहमीप्रमाणे लॉगिन करा: आमंत्रण डॅशबोर्डवर दिसेल. यासाठी कोड लागत नाही. कोणालाही कोड सांगू नका.',
      }
    : {
        subject: 'Your family has invited you at Saptapadi',
        text: 'You are invited to log in for one more profile at Saptapadi. Log in as always: the invitation stands on your dashboard. It needs no code, and nobody may ask you for one. If you know nothing of it, do nothing.',
        sms: 'Saptapadi: you are invited to log in for one more profile. Log in as always: the invitation stands on your dashboard. It needs no code. Nobody may ask you for a code.',
      }

export const familyMessages = catalogue({
  invited: [
    'The invitation is on its way. If it does not come today, it comes tomorrow morning',
    'आमंत्रण पाठवत आहोत. ते आज आले नाही तर उद्या सकाळी येईल',
  ],
  invitedFrom: [
    (when: string) => `The invitation goes out on ${when}. Everybody who logs in for the profile is told`,
    (when: string) => `आमंत्रण ${when} ला पाठवले जाईल. या स्थळासाठी लॉगिन करणाऱ्या सर्वांना कळवले आहे`,
  ],
  joined: ['You log in for this profile too from now on', 'तुम्ही आता या स्थळासाठीही लॉगिन करू शकता'],
  declined: ['The invitation is refused', 'आमंत्रण नाकारले आहे'],
  confirmed: ['Confirmed. It goes on', 'खात्री झाली. हे पुन्हा सुरू झाले'],
  confirmedFrom: [
    (when: string) => `Confirmed. It goes on from ${when}`,
    (when: string) => `खात्री झाली. हे ${when} पासून पुन्हा सुरू होईल`,
  ],
  withdrawn: ['The invitation has been withdrawn', 'आमंत्रण मागे घेतले आहे'],
  removed: ['Removed. This person no longer sees the profile', 'काढले. या व्यक्तीला आता हे स्थळ दिसणार नाही'],
  left: ['You no longer log in for this profile', 'तुम्ही आता या स्थळासाठी लॉगिन करू शकत नाही'],
  listenerAsked: [
    'The code is on its way. Please ask for it. If it does not come today, it comes tomorrow morning',
    'कोड पाठवत आहोत. कृपया तो विचारून घ्या. तो आज आला नाही तर उद्या सकाळी येईल',
  ],
  listenerAddedFrom: [
    (when: string) => `They hear what matters from ${when}. Everybody who logs in for the profile is told`,
    (when: string) => `त्यांना ${when} पासून महत्त्वाच्या सूचना मिळतील. या स्थळासाठी लॉगिन करणाऱ्या सर्वांना कळवले आहे`,
  ],
  listenerAdded: ['They hear what matters from now on', 'आता त्यांना महत्त्वाच्या सूचना मिळतील'],
  listenerRemoved: ['They hear no more of it', 'आता त्यांना सूचना मिळणार नाहीत'],
  lastWordKept: ['You keep the last word', 'अंतिम निर्णय तुमचा राहील'],
  lastWordGiven: ['Your family may decide too', 'तुमचे कुटुंबही निर्णय घेऊ शकते'],
})

export const familySentences = {
  ownContact: {
    en: 'This is the contact the profile is registered with. Please give the other person’s own',
    mr: 'हे स्थळ याच संपर्काने नोंदवलेले आहे. कृपया त्या व्यक्तीचा स्वतःचा संपर्क द्या',
  },
  placeTaken: {
    en: 'Somebody of the family is there already. At most four people log in for one profile',
    mr: 'कुटुंबातील कोणीतरी आधीच या जागी आहे. एका स्थळासाठी जास्तीत जास्त चौघे लॉगिन करू शकतात',
  },
  isThere: {
    en: 'This person logs in for the profile already',
    mr: 'ही व्यक्ती या स्थळासाठी आधीच लॉगिन करते',
  },
  enoughListeners: {
    en: 'At most four people only hear of one profile',
    mr: 'एका स्थळाच्या सूचना जास्तीत जास्त चौघांना मिळू शकतात',
  },
  candidateFirst: {
    en: 'The candidate logs in with the number or email by which they agreed to the profile. Please ask for their consent first, under Settings',
    mr: 'उमेदवाराने ज्या नंबरवर किंवा ई-मेलवर संमती दिली त्यानेच ते लॉगिन करतात. कृपया आधी सेटिंग्जमध्ये त्यांची संमती मागा',
  },
  agreesFirst: {
    en: 'Please record the candidate’s own consent first',
    mr: 'कृपया आधी उमेदवाराची स्वतःची संमती नोंदवा',
  },
  isCandidate: {
    en: 'The candidate agreed with this contact. Please invite them as the candidate',
    mr: 'या संपर्कावर उमेदवाराने संमती दिली आहे. कृपया त्यांना उमेदवार म्हणून बोलवा',
  },
  candidateStays: {
    en: 'Nobody can remove the candidate from their own profile',
    mr: 'उमेदवाराला त्यांच्याच स्थळातून कोणीही काढू शकत नाही',
  },
  ownerRemoves: {
    en: 'Only the candidate, or the person who registered the profile, removes somebody else',
    mr: 'दुसऱ्या कोणाला काढणे फक्त उमेदवाराला किंवा स्थळ नोंदवणाऱ्या व्यक्तीला शक्य आहे',
  },
  candidateSets: {
    en: 'Only the candidate decides who has the last word',
    mr: 'अंतिम निर्णय कोणाचा हे फक्त उमेदवार ठरवतात',
  },
  logInFirst: {
    en: 'This contact logs in here already. Please log in with it as always: the invitation stands on the dashboard',
    mr: 'या संपर्काने आधीच लॉगिन होते. कृपया नेहमीप्रमाणे लॉगिन करा: आमंत्रण डॅशबोर्डवर दिसेल',
  },
  code: {
    en: 'This code has been used or no longer works with this contact. Please ask your family for another invitation',
    mr: 'हा कोड वापरलेला आहे किंवा या संपर्कासाठी आता चालत नाही. कृपया कुटुंबाला पुन्हा आमंत्रण पाठवायला सांगा',
  },
} as const satisfies Record<string, Sentence>
