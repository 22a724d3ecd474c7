import { catalogue } from '#domain/words/catalogue.ts'

export const passwordWords = catalogue({
  en: {
    title: 'Choose a new password',
    hint: 'At least 6 characters, without spaces.',
    common: 'Many people use this password. A longer one keeps your family safer.',
    password: 'New password',
    confirm: 'Confirm password',
    save: 'Save the new password',
    refused: 'This link cannot be used',
    incomplete: 'The link is not complete. Please ask for a new one with Forgot Password.',
    newCode: 'Get a new code',
    home: 'Go to the home page',
    freezeTitle: 'Was it not you who changed the password?',
    freezeHint: 'We log out every device and lock the account. You then set a new password with Forgot Password.',
    freeze: 'Lock my account',
  },
  mr: {
    title: 'नवीन पासवर्ड निवडा',
    hint: 'किमान ६ अक्षरे, मोकळी जागा नको.',
    common: 'हा पासवर्ड बरेच जण वापरतात. लांब पासवर्ड कुटुंबासाठी अधिक सुरक्षित असतो.',
    password: 'नवीन पासवर्ड',
    confirm: 'पासवर्ड पुन्हा',
    save: 'नवीन पासवर्ड जतन करा',
    refused: 'ही लिंक वापरता येत नाही',
    incomplete: 'लिंक अपूर्ण आहे. कृपया ‘पासवर्ड विसरलात’ वापरून नवीन लिंक मागा.',
    newCode: 'नवीन कोड मागवा',
    home: 'मुख्य पानावर जा',
    freezeTitle: 'पासवर्ड तुम्ही बदलला नाही का?',
    freezeHint: 'आम्ही सर्व ठिकाणचे लॉगिन आणि खाते तात्पुरते बंद करतो. त्यानंतर ‘पासवर्ड विसरलात’ वापरून नवीन पासवर्ड ठरवा.',
    freeze: 'माझे खाते तात्पुरते बंद करा',
  },
})
