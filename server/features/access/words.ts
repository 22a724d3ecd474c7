import { catalogue } from '#domain/words/catalogue.ts'

export const accessMessages = catalogue({
  en: {
    welcome: 'You are logged in',
    registered: 'You are registered. Please enter the code we have sent',
    codeSent: 'A code has been sent',
    /** The same whether or not the account exists. */
    recoverySent: 'If this account exists, a code is on its way to it',
    verified: 'Thank you, your contact is verified',
    numberChanged: 'Your mobile number is changed',
    emailChanged: 'Your email is changed',
    codeRight: 'Please set your new password',
    tokenGood: 'Please set your new password',
    passwordSet: 'Your new password is set. Please log in',
    weakPassword:
      'This password is easy to guess: it is common, or holds your name, number or email. A longer one keeps your family safer',
    frozen: 'Every device is logged out and the password no longer works. Please set a new one with Forgot Password',
    sessionEnded: 'That device is logged out',
    loggedOutEverywhere: 'Every device is logged out. Please log in again',
    loggedOut: 'You are logged out',
  },
  mr: {
    welcome: 'तुमचे लॉगिन झाले आहे',
    registered: 'आपली नोंदणी झाली. कृपया पाठवलेला कोड भरा',
    codeSent: 'कोड पाठवला आहे',
    recoverySent: 'हे खाते असल्यास त्यावर कोड पाठवला आहे',
    verified: 'धन्यवाद, आपला संपर्क पडताळला आहे',
    numberChanged: 'तुमचा मोबाइल नंबर बदलला',
    emailChanged: 'तुमचा ई-मेल बदलला',
    codeRight: 'कृपया नवीन पासवर्ड ठरवा',
    tokenGood: 'कृपया नवीन पासवर्ड ठरवा',
    passwordSet: 'नवीन पासवर्ड ठरवला आहे. कृपया लॉगिन करा',
    weakPassword:
      'हा पासवर्ड ओळखण्यास सोपा आहे: तो सामान्य आहे किंवा त्यात आपले नाव, नंबर किंवा ई-मेल आहे. लांब पासवर्ड कुटुंबासाठी अधिक सुरक्षित असतो',
    frozen: 'सर्व ठिकाणचे लॉगिन बंद केले आहे आणि जुना पासवर्ड चालणार नाही. कृपया ‘पासवर्ड विसरलात’ वापरून नवीन पासवर्ड ठरवा',
    sessionEnded: 'त्या ठिकाणचे लॉगिन बंद केले आहे',
    loggedOutEverywhere: 'सर्व ठिकाणचे लॉगिन बंद केले आहे. कृपया पुन्हा लॉगिन करा',
    loggedOut: 'तुम्ही लॉगआउट झाला आहात',
  },
})
