import { catalogue } from '#domain/words/catalogue.ts'

export const accessMessages = catalogue({
  en: {
    welcome: 'You are logged in',
    registered: 'You are registered. Please enter the code we have sent',
    codeSent: 'A code has been sent',
    /** The same whether or not the account exists. */
    recoverySent: 'If this account exists, a code is on its way to it',
    verified: 'Thank you, your contact is verified',
    codeRight: 'Please set your new password',
    tokenGood: 'Please set your new password',
    passwordSet: 'Your new password is set. Please log in',
    weakPassword: 'This password is one of the most common. A longer one keeps your family safer',
    loggedOut: 'You are logged out',
  },
  mr: {
    welcome: 'आपण लॉग इन झाला आहात',
    registered: 'आपली नोंदणी झाली. कृपया पाठवलेला कोड भरा',
    codeSent: 'कोड पाठवला आहे',
    recoverySent: 'हे खाते असल्यास त्यावर कोड पाठवला आहे',
    verified: 'धन्यवाद, आपला संपर्क पडताळला आहे',
    codeRight: 'कृपया नवीन पासवर्ड ठरवा',
    tokenGood: 'कृपया नवीन पासवर्ड ठरवा',
    passwordSet: 'नवीन पासवर्ड ठरवला आहे. कृपया लॉग इन करा',
    weakPassword: 'हा पासवर्ड फार सामान्य आहे. लांब पासवर्ड कुटुंबासाठी अधिक सुरक्षित असतो',
    loggedOut: 'आपण लॉग आउट झाला आहात',
  },
})
