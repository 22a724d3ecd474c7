import { catalogue } from '#domain/words/catalogue.ts'

export const passwordWords = catalogue({
  en: {
    title: 'Choose a new password',
    hint: 'At least 6 characters, without spaces.',
    password: 'New password',
    confirm: 'Confirm password',
    save: 'Save the new password',
    refused: 'This link cannot be used',
    incomplete: 'The link is not complete. Please ask for a new one with Forgot Password.',
    home: 'Go to the home page',
    freezeTitle: 'Was it not you who changed the password?',
    freezeHint: 'We log out every device and lock the account. You then set a new password with Forgot Password.',
    freeze: 'Lock my account',
  },
  mr: {
    title: 'नवीन पासवर्ड निवडा',
    hint: 'किमान 6 अक्षरे, मोकळी जागा नको.',
    password: 'नवीन पासवर्ड',
    confirm: 'पासवर्ड पुन्हा',
    save: 'नवीन पासवर्ड जतन करा',
    refused: 'ही लिंक वापरता येत नाही',
    incomplete: 'लिंक अपूर्ण आहे. कृपया ‘पासवर्ड विसरलात’ वापरून नवीन लिंक मागा.',
    home: 'मुख्य पानावर जा',
    freezeTitle: 'पासवर्ड आपण बदलला नाही का?',
    freezeHint: 'आम्ही सर्व ठिकाणचे लॉगिन बंद करून खाते थांबवतो. त्यानंतर ‘पासवर्ड विसरलात’ वापरून नवीन पासवर्ड ठरवा.',
    freeze: 'माझे खाते थांबवा',
  },
})
