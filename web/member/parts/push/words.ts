import { catalogue } from '#domain/words/catalogue.ts'

export const pushWords = catalogue({
  title: ['On this device', 'या उपकरणावर'],
  help: [
    'A notification comes here even when the site is not open. It stops when you log out.',
    'संकेतस्थळ उघडलेले नसतानाही सूचना येथे येते. लॉगआउट केल्यावर ती बंद होते.',
  ],
  on: ['Notify me', 'सूचना द्या'],
  off: ['Do not notify me', 'सूचना देऊ नका'],
  cannot: [
    'This browser cannot do that. On an iPhone, add the site to the home screen first.',
    'हा ब्राउझर हे करू शकत नाही. आयफोनवर आधी संकेतस्थळ होम स्क्रीनवर ठेवा.',
  ],
  blocked: [
    'Your browser does not let us. You can allow notifications for this site in its settings.',
    'तुमचा ब्राउझर परवानगी देत नाही. त्याच्या सेटिंग्जमध्ये या संकेतस्थळाच्या सूचनांना परवानगी देता येते.',
  ],
  refused: ['Your browser did not let us', 'तुमच्या ब्राउझरने परवानगी दिली नाही'],
  names: ['Names on the locked screen', 'लॉक स्क्रीनवर नावे'],
  namesHelp: [
    'Without names the screen says only that there is something new.',
    'नावांशिवाय स्क्रीनवर फक्त काहीतरी नवीन आहे एवढेच दिसते.',
  ],
  names_Y: ['Show them', 'दाखवा'],
  names_N: ['Hide them', 'दाखवू नका'],
  shallWeTell: ['Shall this device tell you when the answer comes?', 'उत्तर आल्यावर या उपकरणावर कळवायचे का?'],
  tellMe: ['Tell me when they answer', 'उत्तर आल्यावर कळवा'],
})
