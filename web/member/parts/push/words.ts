import { catalogue } from '#domain/words/catalogue.ts'

export const pushWords = catalogue({
  en: {
    title: 'On this device',
    help: 'A notification comes here even when the site is not open. It stops when you log out.',
    on: 'Notify me',
    off: 'Do not notify me',
    cannot: 'This browser cannot do that. On an iPhone, add the site to the home screen first.',
    blocked: 'Your browser does not let us. You can allow notifications for this site in its settings.',
    refused: 'Your browser did not let us',
    names: 'Names on the locked screen',
    namesHelp: 'Without names the screen says only that there is something new.',
    names_Y: 'Show them',
    names_N: 'Hide them',
    tellMe: 'Tell me when they answer',
  },
  mr: {
    title: 'या उपकरणावर',
    help: 'संकेतस्थळ उघडलेले नसतानाही सूचना येथे येते. लॉगआउट केल्यावर ती बंद होते.',
    on: 'सूचना द्या',
    off: 'सूचना देऊ नका',
    cannot: 'हा ब्राउझर हे करू शकत नाही. आयफोनवर आधी संकेतस्थळ होम स्क्रीनवर ठेवा.',
    blocked: 'तुमचा ब्राउझर परवानगी देत नाही. त्याच्या सेटिंग्जमध्ये या संकेतस्थळाच्या सूचनांना परवानगी देता येते.',
    refused: 'तुमच्या ब्राउझरने परवानगी दिली नाही',
    names: 'लॉक स्क्रीनवर नावे',
    namesHelp: 'नावांशिवाय स्क्रीनवर फक्त काहीतरी नवीन आहे एवढेच दिसते.',
    names_Y: 'दाखवा',
    names_N: 'दाखवू नका',
    tellMe: 'उत्तर आल्यावर कळवा',
  },
})
