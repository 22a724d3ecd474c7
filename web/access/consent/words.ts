import { catalogue } from '#domain/words/catalogue.ts'

export const consentWords = catalogue({
  readIn: ['Read these texts in', 'हा मजकूर कोणत्या भाषेत वाचायचा'],
  readWhole: ['Read all of it', 'सर्व वाचा'],
  closeWhole: ['Close it', 'बंद करा'],
  tickThis: ['Please tick this box to continue', 'पुढे जाण्यासाठी कृपया येथे खूण करा'],
  failed: ['The text could not be loaded.', 'मजकूर मिळाला नाही.'],
  tryAgain: ['Try again', 'पुन्हा प्रयत्न करा'],
  loading: ['Loading', 'येत आहे'],
  consent: ['Your consent', 'तुमची संमती'],
  title: ['Before you go on', 'पुढे जाण्याआधी'],
  hint: ['Please read and tick', 'कृपया वाचून खूण करा'],
  changed: ['What is new:', 'नवीन काय:'],
  fromRegister: [
    'Your biodata came from the register of our office. Nobody else sees it until you agree.',
    'तुमचा बायोडाटा आमच्या कार्यालयाच्या नोंदवहीतून आला आहे. तुम्ही संमती देईपर्यंत तो दुसऱ्या कोणालाही दिसत नाही.',
  ],
  lookFirst: ['Look at it and correct it first', 'आधी तो पाहा आणि दुरुस्त करा'],
  agree: ['I agree', 'संमती आहे'],
  logOut: ['Log out', 'लॉगआउट'],
  notNow: ['Not now', 'आत्ता नको'],
  otherwise: [
    'You need not agree. Under Settings you can download or delete everything.',
    'संमती देणे बंधनकारक नाही. सेटिंग्जमध्ये सर्व माहितीची प्रत घेता येते किंवा ती काढून टाकता येते.',
  ],
  settings: ['Settings', 'सेटिंग्ज'],
  logOutQuestion: ['Log out?', 'लॉगआउट करायचे का?'],
  askedAgain: [
    'Your profile stays as it is. We ask again at the next login.',
    'तुमचे स्थळ आहे तसेच राहील. पुढच्या लॉगिनला पुन्हा विचारू.',
  ],
  yes: ['Yes', 'होय'],
  no: ['No', 'नाही'],
})
