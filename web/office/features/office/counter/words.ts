import { catalogue } from '#domain/words/catalogue.ts'
import { close, tryAgain } from '#web/ui/words.ts'

export const counterWords = catalogue({
  intro: [
    'A family at the counter. Everything is typed by keyboard; Ctrl + Enter registers.',
    'कार्यालयात आलेले कुटुंब. सर्व माहिती कीबोर्डने भरता येते; Ctrl + Enter ने नोंदणी होते.',
  ],
  restored: [
    'This form was left half done. Nobody else has seen it.',
    'हा फॉर्म अर्धवट राहिला होता. तो दुसऱ्या कोणीही पाहिलेला नाही.',
  ],
  startAgain: ['Start again', 'पुन्हा सुरू करा'],
  startAgainTitle: ['Empty the form?', 'फॉर्म रिकामा करायचा?'],
  startAgainHelp: ['What was typed is erased.', 'भरलेली माहिती निघून जाईल.'],
  saved: [(time: string) => `Kept: ${time}`, (time: string) => `जपून ठेवले: ${time}`],
  notSaved: ['This could not be kept. Please do not close the page', 'हे जपून ठेवता आले नाही. कृपया पान बंद करू नका'],
  nothingYet: ['Nothing typed yet', 'अजून काही भरलेले नाही'],
  paste: ['Paste a biodata', 'बायोडाटा चिकटवा'],
  candidate: ['The candidate', 'उमेदवार'],
  education: ['Education and income', 'शिक्षण आणि उत्पन्न'],
  home: ['Work and home', 'काम आणि घर'],
  native: ['Native place', 'मूळ ठिकाण'],
  contact: ['Contact', 'संपर्क'],
  consent: ['Consent', 'संमती'],
  payment: ['Payment', 'रक्कम'],
  emailHelp: [
    'Leave it empty where the family has none. It then logs in by a code to the mobile, and a code by SMS sets a new password.',
    'कुटुंबाचा ई-मेल नसल्यास रिकामे ठेवा. मग मोबाइलवर आलेल्या कोडने लॉगिन होते, आणि एसएमएसने आलेल्या कोडने नवीन पासवर्ड ठेवता येतो.',
  ],
  emailNeeded: [
    'This site sends no SMS. Without an email the family cannot log in, and other families do not see the profile.',
    'हे संकेतस्थळ एसएमएस पाठवत नाही. ई-मेल नसल्यास कुटुंबाला लॉगिन करता येणार नाही आणि इतर कुटुंबांना स्थळ दिसणार नाही.',
  ],
  familyLanguage: ['The family’s language', 'कुटुंबाची भाषा'],
  english: ['English', 'English'],
  marathi: ['मराठी', 'मराठी'],
  familyAgrees: ['Read to the family, which signs it on the slip', 'कुटुंबाला वाचून दाखवले; ते पावतीवर सही करतात'],
  candidateAgrees: [
    'The candidate is here and signs the slip: knows of this profile and agrees that families see it',
    'उमेदवार येथे आहेत आणि पावतीवर सही करतात: या नोंदणीची कल्पना आहे आणि ती कुटुंबांना दाखवण्यास संमती आहे',
  ],
  candidateAbsent: [
    'Without it the candidate is asked later, and the profile stays in lists for 30 days.',
    'याशिवाय उमेदवाराला नंतर विचारले जाईल आणि स्थळ ३० दिवस याद्यांत राहील.',
  ],
  taken: [
    'A record with this number exists. The form is kept while you look.',
    'या नंबरची नोंद आहे. तुम्ही ती पाहत असताना फॉर्म जपून ठेवला जाईल.',
  ],
  isOther: ['It is another family. Register this one all the same', 'हे दुसरे कुटुंब आहे. तरीही यांची नोंदणी करा'],
  isSamePerson: [
    'It is another son or daughter of the same person, who reads out the code to this number next',
    'हे त्याच व्यक्तीचे दुसरे मूल आहे. त्या व्यक्तीने या नंबरवर आलेला कोड पुढे वाचून दाखवायचा',
  ],
  register: ['Register', 'नोंदणी करा'],
  textsFailed: ['The texts could not be loaded.', 'मजकूर मिळाला नाही.'],
  tryAgain,
  done: [(number: string) => `Registered: ${number}`, (number: string) => `नोंदणी झाली: ${number}`],
  next: ['Next family', 'पुढील कुटुंब'],
  record: ['Open the record', 'नोंद उघडा'],
  number: ['The number', 'नंबर'],
  emailAddress: ['The email', 'ई-मेल'],
  confirmed: [
    'The number is confirmed. The family can log in by a code.',
    'नंबरची खात्री झाली आहे. कुटुंबाला कोडने लॉगिन करता येईल.',
  ],
  emailConfirmed: [
    'The email is confirmed. The family can log in by a code to it. The number is not confirmed.',
    'ई-मेलची खात्री झाली आहे. त्यावर आलेल्या कोडने कुटुंबाला लॉगिन करता येईल. नंबरची खात्री झालेली नाही.',
  ],
  notReached: [
    'No code can reach this family: the site sends no SMS, and there is no email. The number stays unconfirmed, and other families do not see the profile. Please ask the family for an email.',
    'या कुटुंबाला कोड पोहोचू शकत नाही: हे संकेतस्थळ एसएमएस पाठवत नाही आणि ई-मेल नाही. नंबरची खात्री होत नाही आणि इतर कुटुंबांना स्थळ दिसत नाही. कृपया कुटुंबाला ई-मेल विचारा.',
  ],
  sendCode: [(end: string) => `Send a code by SMS to …${end}`, (end: string) => `…${end} या नंबरवर एसएमएसने कोड पाठवा`],
  mailCode: [
    (address: string) => `Send a code by email to ${address}`,
    (address: string) => `${address} या पत्त्यावर ई-मेलने कोड पाठवा`,
  ],
  mailedCodeHelp: [
    'This site sends no SMS, so the code goes to the email. The family opens it and reads the code out. Without it nobody can log in, and other families do not see the profile.',
    'हे संकेतस्थळ एसएमएस पाठवत नाही, म्हणून कोड ई-मेलवर जातो. कुटुंब तो उघडून वाचून दाखवते. त्याशिवाय लॉगिन करता येत नाही आणि इतर कुटुंबांना स्थळ दिसत नाही.',
  ],
  sendAgain: ['Send another code', 'दुसरा कोड पाठवा'],
  codeHelp: [
    'The family reads the code out. Without it nobody can log in, and other families do not see the profile.',
    'कुटुंब कोड वाचून दाखवते. त्याशिवाय लॉगिन करता येत नाही आणि इतर कुटुंबांना स्थळ दिसत नाही.',
  ],
  code: ['Code that the family reads out', 'कुटुंबाने वाचून दाखवलेला कोड'],
  confirm: ['Confirm', 'खात्री करा'],
  photo: ['Photo', 'फोटो'],
  photos: [(count: string) => `${count} added`, (count: string) => `${count} जोडले`],
  camera: ['Take a photo', 'फोटो काढा'],
  take: ['Take', 'काढा'],
  closeCamera: close,
  noCamera: [
    'No camera was found, or this page may not use it. Please choose a file.',
    'कॅमेरा सापडला नाही किंवा या पानाला तो वापरता येत नाही. कृपया फाइल निवडा.',
  ],
  chooseFile: ['Choose a file', 'फाइल निवडा'],
  sending: [(percent: string) => `Sending ${percent} %`, (percent: string) => `पाठवत आहे ${percent} %`],
  photoRules: ['jpeg or png, at most 10 MB', 'jpeg किंवा png, जास्तीत जास्त १० MB'],
  photoFull: ['No more photos can be added.', 'आणखी फोटोंसाठी जागा नाही.'],
  slip: ['Slip for the family', 'कुटुंबासाठी पावती'],
  print: ['Print the slip', 'पावती छापा'],
})

/** The words of a slip from the counter, in addition to those of every slip. */
export const counterSlipWords = catalogue({
  title: ['Registration slip', 'नोंदणीची पावती'],
  registeredOn: ['Registered on', 'नोंदणीचा दिनांक'],
  plan: ['Plan', 'योजना'],
  planUntil: [
    (name: string, day: string) => `${name}, until ${day}`,
    (name: string, day: string) => `${name}, ${day} पर्यंत`,
  ],
  bringEmail: [
    'Please bring us an email address: only then can you log in, and other families see the profile.',
    'कृपया आम्हाला ई-मेल द्या: त्यानंतरच लॉगिन करता येईल आणि इतर कुटुंबांना स्थळ दिसेल.',
  ],
  lookThrough: [
    'Look through the biodata, correct what is wrong and add more.',
    'बायोडाटा तपासा, चुकलेले दुरुस्त करा आणि आणखी माहिती भरा.',
  ],
  agreed: ['What was agreed to', 'कशास संमती दिली'],
  family: ['For the family', 'कुटुंबातर्फे'],
  candidate: ['The candidate', 'उमेदवार'],
  signature: ['Signature and date', 'सही आणि दिनांक'],
})
