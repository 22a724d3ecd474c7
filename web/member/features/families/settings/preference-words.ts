import { catalogue } from '#domain/words/catalogue.ts'
import { name, save } from '#web/ui/words.ts'

export const preferenceWords = catalogue({
  pauseHelp: [
    'While it is paused, your profile is not in any list, search or suggestion. Families with whom you share an interest still see it. You cannot send interests or view contacts.',
    'स्थळ थांबवलेले असताना ते कोणत्याही यादीत, शोधात किंवा निवडक स्थळांत दिसत नाही. ज्यांच्याशी पसंतीची देवाणघेवाण झाली आहे त्यांना ते दिसते. तोपर्यंत तुम्हाला पसंती कळवता किंवा संपर्क पाहता येत नाही.',
  ],
  foundHelp: [
    'Congratulations! We take your profile out of all lists and searches at once. After that you can leave, with or without telling your story.',
    'अभिनंदन! तुमचे स्थळ लगेच सर्व याद्यांतून आणि शोधातून काढले जाते. त्यानंतर यशोगाथा सांगून किंवा न सांगता नोंदणी रद्द करता येते.',
  ],
  paused: ['Your profile is paused', 'तुमचे स्थळ तात्पुरते थांबवले आहे'],
  running: ['Your profile is visible', 'तुमचे स्थळ दिसते आहे'],
  pause: ['Pause', 'थांबवा'],
  foundMatch: ['We have found a match', 'आमचे लग्न जमले आहे'],
  resume: ['Resume', 'पुन्हा सुरू करा'],
  lastUseHelp: [
    'Others see whether you were here today, this week or this month, and nothing more exact. If you hide it, you do not see theirs either.',
    'तुम्ही आज, या आठवड्यात किंवा या महिन्यात आलात एवढेच इतरांना दिसते, नेमका दिवस नाही. ते लपवल्यास तुम्हालाही इतरांचे दिसणार नाही.',
  ],
  lastUseIsShown: ['Others see it', 'इतरांना दिसते'],
  lastUseIsHidden: ['Hidden', 'लपवले आहे'],
  hideLastUse: ['Hide it', 'लपवा'],
  showLastUse: ['Show it', 'दाखवा'],
  language: ['Language', 'भाषा'],
  languageHelp: [
    'The language of these pages, and of the emails and messages we send you.',
    'या पानांची आणि आम्ही पाठवतो त्या ई-मेलची व संदेशांची भाषा.',
  ],
  english: ['English', 'English'],
  marathi: ['मराठी', 'मराठी'],
  dataHelp: [
    'A ZIP with everything we have about you: your profile, your activity, your photos. It does not hold contacts of other families.',
    'आमच्याकडे असलेली तुमची सर्व माहिती एका ZIP मध्ये: स्थळ, नोंदी, फोटो. इतर कुटुंबांचे संपर्क त्यात नसतात.',
  ],
  download: ['Download', 'प्रत डाउनलोड करा'],
  passwordTitle: ['Download your data?', 'तुमच्या माहितीची प्रत घ्यायची का?'],
  passwordHelp: [
    'The file holds all your details. Please keep it safe.',
    'या फाइलमध्ये तुमची सर्व माहिती असते. ती जपून ठेवा.',
  ],
  nomineeHelp: [
    'If you are no longer able to act yourself, this person may ask our office to correct or delete your data. Only our office reads this.',
    'तुम्हाला शक्य नसेल तेव्हा ही व्यक्ती तुमची माहिती दुरुस्त करायला किंवा काढून टाकायला आमच्या कार्यालयाला सांगू शकते. हे फक्त आमचे कार्यालय वाचते.',
  ],
  nomineeName: name,
  nomineeRelation: ['Relation', 'नाते'],
  nomineePhone: ['Phone number', 'फोन नंबर'],
  save,
  remove: ['Remove', 'काढून टाका'],
  removeQuestion: ['Remove the person you named?', 'नेमलेल्या व्यक्तीचे नाव काढून टाकायचे का?'],
  removeHelp: [
    'Nobody may then act for you. You can name somebody again at any time.',
    'मग तुमच्या वतीने कोणीही काम पाहू शकणार नाही. पुन्हा केव्हाही कोणाला तरी नेमता येते.',
  ],
  keep: ['Keep', 'राहू द्या'],
})
