import type { LetterName } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'

interface LetterWords {
  /** An SMS has only registered words, so the reason is told when the family calls. */
  sms: string
  /** What WhatsApp says before the link to the page. Null where there is no page: it then says what an SMS does. */
  linked: string | null
  /** What an e-mail says where no decision has written a letter of its own. */
  subject: string
  text: string
}

/** The words that say that there is a letter, by the names of their templates. */
export const letterWords: Readonly<Record<LetterName, Readonly<Record<Language, LetterWords>>>> = {
  office_word: {
    en: {
      sms: 'Saptapadi: our office would like to speak to you about your profile. Please call our office.',
      linked: null,
      subject: 'A message from the Saptapadi office',
      text: 'Our office would like to speak to you about your profile. Please call our office.',
    },
    mr: {
      sms: 'सप्तपदी: तुमच्या स्थळाविषयी आमच्या कार्यालयाला तुमच्याशी बोलायचे आहे. कृपया कार्यालयाला फोन करा.',
      linked: null,
      subject: 'सप्तपदी कार्यालयाकडून सूचना',
      text: 'तुमच्या स्थळाविषयी आमच्या कार्यालयाला तुमच्याशी बोलायचे आहे. कृपया कार्यालयाला फोन करा.',
    },
  },
  profile_closed: {
    en: {
      sms: 'Saptapadi: our office has closed your profile for now. Please call our office.',
      linked: null,
      subject: 'Your profile at Saptapadi has been closed',
      text: 'Our office has closed your profile for now. Nobody can see it.\n\nPlease call our office to hear the reason. If you see it differently, you may also write to the grievance officer.',
    },
    mr: {
      sms: 'सप्तपदी: आमच्या कार्यालयाने तुमचे स्थळ सध्या बंद केले आहे. कृपया कार्यालयाला फोन करा.',
      linked: null,
      subject: 'सप्तपदीवरील तुमचे स्थळ बंद केले आहे',
      text: 'आमच्या कार्यालयाने तुमचे स्थळ सध्या बंद केले आहे. ते कोणालाही दिसत नाही.\n\nकारण जाणून घेण्यासाठी कृपया कार्यालयाला फोन करा. तुमचे म्हणणे वेगळे असल्यास तक्रार निवारण अधिकाऱ्यांनाही लिहिता येईल.',
    },
  },
  profile_open: {
    en: {
      sms: 'Saptapadi: your profile is open again. Please log in as before.',
      linked: 'Saptapadi: your profile is open again. Please log in as before:',
      subject: 'Your profile at Saptapadi is open again',
      text: 'Our office has opened your profile again. Please log in as before.',
    },
    mr: {
      sms: 'सप्तपदी: तुमचे स्थळ पुन्हा सुरू झाले आहे. कृपया पूर्वीप्रमाणे लॉगिन करा.',
      linked: 'सप्तपदी: तुमचे स्थळ पुन्हा सुरू झाले आहे. कृपया पूर्वीप्रमाणे लॉगिन करा:',
      subject: 'सप्तपदीवरील तुमचे स्थळ पुन्हा सुरू झाले आहे',
      text: 'आमच्या कार्यालयाने तुमचे स्थळ पुन्हा सुरू केले आहे. कृपया पूर्वीप्रमाणे लॉगिन करा.',
    },
  },
  contact_unreachable: {
    en: {
      sms: 'Saptapadi: our emails do not reach you. Please log in and look at your email address under Settings.',
      linked: 'Saptapadi: our messages no longer reach one of your contacts. Please look at it here:',
      subject: 'Our SMS do not reach you',
      text: 'Our SMS no longer reach your mobile number. We write to you by email instead.\n\nPlease look at your number under Settings, Mobile and email, and change it if it is no longer yours.',
    },
    mr: {
      sms: 'सप्तपदी: आमचे ई-मेल तुम्हाला पोहोचत नाहीत. कृपया लॉगिन करून सेटिंग्जमध्ये तुमचा ई-मेल तपासा.',
      linked: 'सप्तपदी: तुमच्या एका संपर्कावर आमचे संदेश पोहोचत नाहीत. कृपया येथे तो तपासा:',
      subject: 'आमचे एसएमएस तुम्हाला पोहोचत नाहीत',
      text: 'आमचे एसएमएस तुमच्या मोबाइल नंबरवर पोहोचत नाहीत. त्याऐवजी आम्ही ई-मेलने कळवतो.\n\nकृपया सेटिंग्जमध्ये ‘मोबाइल आणि ई-मेल’ येथे तुमचा नंबर तपासा आणि तो तुमचा नसेल तर बदला.',
    },
  },
  number_doubted: {
    en: {
      sms: 'Saptapadi: please log in and verify your mobile number again under Settings, so that your profile stays listed.',
      linked: 'Saptapadi: please verify your mobile number again here, so that your profile stays listed:',
      subject: 'Please verify your mobile number again',
      text: 'Families who want to speak to you may not reach your mobile number.\n\nPlease log in and verify it again under Settings, Mobile and email, within three days. Without it your profile leaves the lists until the number is verified. Nothing is deleted.\n\nIf you need help, please call our office.',
    },
    mr: {
      sms: 'सप्तपदी: तुमचे स्थळ यादीत राहावे यासाठी कृपया लॉगिन करून सेटिंग्जमध्ये मोबाइल नंबरची पुन्हा खात्री करून घ्या.',
      linked: 'सप्तपदी: तुमचे स्थळ यादीत राहावे यासाठी कृपया येथे मोबाइल नंबरची पुन्हा खात्री करून घ्या:',
      subject: 'कृपया तुमच्या मोबाइल नंबरची पुन्हा खात्री करून घ्या',
      text: 'तुमच्याशी बोलू इच्छिणाऱ्या कुटुंबांना तुमचा मोबाइल नंबर लागत नसावा.\n\nकृपया तीन दिवसांत लॉगिन करून सेटिंग्जमध्ये ‘मोबाइल आणि ई-मेल’ येथे त्याची पुन्हा खात्री करून घ्या. तसे न झाल्यास नंबरची खात्री होईपर्यंत तुमचे स्थळ यादीत दिसणार नाही. तुमची माहिती तशीच राहते.\n\nमदत हवी असल्यास कृपया कार्यालयाला फोन करा.',
    },
  },
  engaged_asked: {
    en: {
      sms: 'Saptapadi: have you found a match? Please log in and tell us under Settings. Without an answer your profile is paused in a week.',
      linked:
        'Saptapadi: have you found a match? Please tell us here. Without an answer your profile is paused in a week:',
      subject: 'Have you found a match?',
      text: 'We hear that you may have found a match.\n\nPlease log in and tell us under Settings, Pause my profile, whether that is so. Without an answer within seven days your profile is paused until you come back. Nothing is deleted.\n\nIf it is not so, one tap is enough and nothing changes.',
    },
    mr: {
      sms: 'सप्तपदी: तुमचे लग्न जमले आहे का? कृपया लॉगिन करून सेटिंग्जमध्ये सांगा. उत्तर नसल्यास आठवड्याने तुमचे स्थळ तात्पुरते थांबवले जाईल.',
      linked: 'सप्तपदी: तुमचे लग्न जमले आहे का? कृपया येथे सांगा. उत्तर नसल्यास आठवड्याने तुमचे स्थळ तात्पुरते थांबवले जाईल:',
      subject: 'तुमचे लग्न जमले आहे का?',
      text: 'तुमचे लग्न जमले असावे असे आम्हाला कळले आहे.\n\nतसे आहे का ते कृपया लॉगिन करून सेटिंग्जमध्ये ‘स्थळ तात्पुरते थांबवणे’ येथे सांगा. सात दिवसांत उत्तर नसल्यास तुम्ही परत येईपर्यंत तुमचे स्थळ थांबवले जाईल. तुमची माहिती तशीच राहते.\n\nतसे नसेल तर एक टॅप पुरेसा आहे आणि काहीही बदलणार नाही.',
    },
  },
  profile_recalled: {
    en: {
      sms: 'Saptapadi: a profile that you were in touch with was closed as not genuine. Please send it no money or papers, and call our office.',
      linked:
        'Saptapadi: a profile that you were in touch with was closed as not genuine. Please send it no money or papers, and call our office. What to do:',
      subject: 'Please be careful: a profile that you were in touch with was not genuine',
      text: 'Our office has closed a profile that you were in touch with, because it was not genuine.\n\nPlease send it no money, papers, photos or codes, and do not meet. If you have paid, call the cyber crime helpline 1930 and your bank at once; the first hours count. In danger call 112.\n\nPlease call our office and tell us what happened. You have done nothing wrong.',
    },
    mr: {
      sms: 'सप्तपदी: तुमचा संपर्क आलेले एक स्थळ खोटे आढळल्याने बंद केले आहे. कृपया त्यांना पैसे किंवा कागदपत्रे देऊ नका आणि कार्यालयाला फोन करा.',
      linked:
        'सप्तपदी: तुमचा संपर्क आलेले एक स्थळ खोटे आढळल्याने बंद केले आहे. कृपया त्यांना पैसे किंवा कागदपत्रे देऊ नका आणि कार्यालयाला फोन करा. काय करावे:',
      subject: 'कृपया सावध राहा: तुमचा संपर्क आलेले एक स्थळ खोटे होते',
      text: 'तुमचा संपर्क आलेले एक स्थळ खोटे आढळल्याने आमच्या कार्यालयाने बंद केले आहे.\n\nकृपया त्यांना पैसे, कागदपत्रे, फोटो किंवा कोड देऊ नका आणि भेटू नका. पैसे दिले असतील तर लगेच सायबर गुन्हे मदत क्रमांक १९३० वर आणि तुमच्या बँकेला फोन करा; पहिले काही तास महत्त्वाचे असतात. धोका असेल तर ११२ वर फोन करा.\n\nकृपया आमच्या कार्यालयाला फोन करून काय झाले ते सांगा. यात तुमची काहीही चूक नाही.',
    },
  },
  still_looking: {
    en: {
      sms: 'Saptapadi: are you still looking for a partner? Please log in, so that your profile stays listed.',
      linked: 'Saptapadi: are you still looking for a partner? Please log in, so that your profile stays listed:',
      subject: 'Are you still looking for a partner?',
      text: 'You have not visited Saptapadi for a while. Please log in, so that your profile stays in the lists that other families see.',
    },
    mr: {
      sms: 'सप्तपदी: तुम्ही अजून स्थळ शोधत आहात का? तुमचे स्थळ यादीत राहावे यासाठी कृपया लॉगिन करा.',
      linked: 'सप्तपदी: तुम्ही अजून स्थळ शोधत आहात का? तुमचे स्थळ यादीत राहावे यासाठी कृपया लॉगिन करा:',
      subject: 'तुम्ही अजून स्थळ शोधत आहात का?',
      text: 'तुम्ही बरेच दिवस सप्तपदीवर आला नाहीत. तुमचे स्थळ इतर कुटुंबांच्या यादीत राहावे यासाठी कृपया लॉगिन करा.',
    },
  },
  profile_edited: {
    en: {
      sms: 'Saptapadi: our office has changed your biodata. Please log in to see it.',
      linked: 'Saptapadi: our office has changed your biodata. See it here:',
      subject: 'Our office has changed your biodata',
      text: 'Our office has changed your biodata at Saptapadi. Please log in and look at it.\n\nIf you did not ask for this, please call our office.',
    },
    mr: {
      sms: 'सप्तपदी: आमच्या कार्यालयाने तुमच्या बायोडाट्यात बदल केला आहे. कृपया लॉगिन करून पाहा.',
      linked: 'सप्तपदी: आमच्या कार्यालयाने तुमच्या बायोडाट्यात बदल केला आहे. येथे पाहा:',
      subject: 'आमच्या कार्यालयाने तुमच्या बायोडाट्यात बदल केला आहे',
      text: 'आमच्या कार्यालयाने सप्तपदीवरील तुमच्या बायोडाट्यात बदल केला आहे. कृपया लॉगिन करून तो पाहा.\n\nतुम्ही हे सांगितले नसेल तर कृपया कार्यालयाला फोन करा.',
    },
  },
  records_merged: {
    en: {
      sms: 'Saptapadi: our office has put your two profiles together. Please log in to see it.',
      linked: 'Saptapadi: our office has put your two profiles together. See it here:',
      subject: 'Your two profiles at Saptapadi are one now',
      text: 'There were two profiles of the same person. Our office has closed one of them. Payments, interests and contacts of both are kept in the other; its registration number and login stay as they are.\n\nIf you did not ask for this, please call our office.',
    },
    mr: {
      sms: 'सप्तपदी: आमच्या कार्यालयाने तुमची दोन स्थळे एकत्र केली आहेत. कृपया लॉगिन करून पाहा.',
      linked: 'सप्तपदी: आमच्या कार्यालयाने तुमची दोन स्थळे एकत्र केली आहेत. येथे पाहा:',
      subject: 'सप्तपदीवरील तुमची दोन स्थळे आता एक आहेत',
      text: 'एकाच व्यक्तीची दोन स्थळे होती. आमच्या कार्यालयाने त्यांपैकी एक बंद केले आहे. दोन्हींचे पैसे, पसंती आणि संपर्क दुसऱ्या स्थळात राहतील; त्याचा नोंदणी क्रमांक आणि लॉगिन पूर्वीप्रमाणेच राहील.\n\nतुम्ही हे सांगितले नसेल तर कृपया कार्यालयाला फोन करा.',
    },
  },
  candidate_not_confirmed: {
    en: {
      sms: 'Saptapadi: the candidate has not yet confirmed your profile. Please log in and look under Settings, so that it stays listed.',
      linked: 'Saptapadi: the candidate has not yet confirmed your profile. Please look here, so that it stays listed:',
      subject: 'Your profile at Saptapadi is not yet confirmed by the candidate',
      text: 'The candidate has not yet confirmed your profile at Saptapadi. Without the candidate’s consent it will no longer be shown to other families.\n\nPlease log in and look under Settings, The candidate’s own consent: there you can ask the candidate again.',
    },
    mr: {
      sms: 'सप्तपदी: तुमच्या स्थळाला उमेदवाराची अजून संमती नाही. ते यादीत राहावे यासाठी कृपया लॉगिन करून सेटिंग्जमध्ये पाहा.',
      linked: 'सप्तपदी: तुमच्या स्थळाला उमेदवाराची अजून संमती नाही. ते यादीत राहावे यासाठी कृपया येथे पाहा:',
      subject: 'सप्तपदीवरील तुमच्या स्थळाला उमेदवाराची अजून संमती नाही',
      text: 'सप्तपदीवरील तुमच्या स्थळाला उमेदवाराची अजून संमती नाही. होकार नसल्यास ते इतर कुटुंबांच्या याद्यांत दिसणार नाही.\n\nकृपया लॉगिन करून सेटिंग्जमध्ये ‘उमेदवाराची स्वतःची संमती’ येथे पाहा: तेथे उमेदवाराला पुन्हा विचारता येते.',
    },
  },
  import_invitation: {
    en: {
      sms: 'Saptapadi: your family’s biodata is in our register. Nobody sees it yet. Please log in with this number and a code, look at it and agree.',
      linked: null,
      subject: 'Your biodata at Saptapadi is waiting for your consent',
      text: 'Your family’s biodata is in the register of our office. Nobody else sees it yet.\n\nPlease log in on our site with this email address: choose to log in by a code, and we send you one. Look at what is written there, correct it and agree. Then other families see it.\n\nIf nobody looks at it, it is erased after 90 days. If you do not want it at all, you need not do anything, or call our office to have it erased now.',
    },
    mr: {
      sms: 'सप्तपदी: तुमच्या कुटुंबाचा बायोडाटा आमच्या नोंदवहीत आहे. तो अजून कोणालाही दिसत नाही. कृपया या नंबरने आणि कोडने लॉगिन करून तो पाहा आणि संमती द्या.',
      linked: null,
      subject: 'सप्तपदीवरील तुमचा बायोडाटा तुमच्या संमतीची वाट पाहत आहे',
      text: 'तुमच्या कुटुंबाचा बायोडाटा आमच्या कार्यालयाच्या नोंदवहीत आहे. तो अजून कोणालाही दिसत नाही.\n\nकृपया आमच्या संकेतस्थळावर या ई-मेलने लॉगिन करा: कोडने लॉगिन निवडा, आम्ही कोड पाठवतो. लिहिलेली माहिती पाहा, दुरुस्त करा आणि संमती द्या. मग ती इतर कुटुंबांना दिसेल.\n\nतो कोणी पाहिला नाही तर ९० दिवसांनी कायमचा काढून टाकला जातो. तुम्हाला तो नकोच असेल तर काही करण्याची गरज नाही; लगेच काढून टाकायचा असल्यास कार्यालयाला फोन करा.',
    },
  },
}
