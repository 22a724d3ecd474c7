import type { SetupWant } from '#domain/site/setup.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { email } from '#web/ui/words.ts'

export const setupWords = catalogue({
  open: ['The site is open. Families see it and can register.', 'संकेतस्थळ सुरू आहे. कुटुंबांना ते दिसते आणि नोंदणी करता येते.'],
  openMissing: [
    'The site is open. What is marked as missing still needs you.',
    'संकेतस्थळ सुरू आहे. ‘बाकी’ असलेल्या पायऱ्या अजून पूर्ण करायच्या आहेत.',
  ],
  closed: [
    'Visitors read that the site opens soon, and nobody can register. It opens when every step that is marked as missing is done and you press the button.',
    'पाहुण्यांना ‘लवकरच सुरू होत आहे’ असे दिसते आणि नोंदणी बंद आहे. ‘बाकी’ असलेल्या सर्व पायऱ्या पूर्ण करून बटण दाबल्यावर संकेतस्थळ सुरू होईल.',
  ],
  done: ['Done', 'पूर्ण'],
  missing: ['Missing', 'बाकी'],
  later: ['Can wait', 'नंतर चालेल'],
  wants: [(what: string) => `Still wanted: ${what}`, (what: string) => `अजून हवे: ${what}`],
  openSite: ['Open the site', 'संकेतस्थळ सुरू करा'],
  ready: ['Everything that a site needs is there.', 'आवश्यक ते सर्व पूर्ण आहे.'],
  left: [
    (n: number) => (n === 1 ? 'One step is missing.' : `${n} steps are missing.`),
    (n: number) => (n === 1 ? 'एक पायरी बाकी आहे.' : `${inDevanagari(n)} पायऱ्या बाकी आहेत.`),
  ],
  plans: ['A plan that families can buy', 'कुटुंबांना घेता येईल अशी योजना'],
  backup: ['A backup every night', 'रोज रात्री बॅकअप'],
  staff: ['A second ADMIN', 'दुसरे ADMIN'],
  trustees: ['Trustees outside the office', 'कार्यालयाबाहेरील विश्वस्त'],
  trusteesHelp: [
    'Every day they get an email with the seal of the audit, so that nobody in the office can change its past unseen. A change of them holds after seven days.',
    'त्यांना रोज कामकाजाच्या नोंदीचा शिक्का ई-मेलने जातो, म्हणजे कार्यालयातील कोणालाही जुनी नोंद नकळत बदलता येत नाही. त्यांच्यातील बदल सात दिवसांनी लागू होतो.',
  ],
  trusteesField: ['Email addresses, one a line, at most five', 'ई-मेल, प्रत्येक ओळीत एक, जास्तीत जास्त पाच'],
  trusteesNext: [
    (from: string, who: string) => `From ${from}: ${who}`,
    (from: string, who: string) => `${from} पासून: ${who}`,
  ],
  trusteesNobody: ['nobody', 'कोणीही नाही'],
  saveTrustees: ['Save the addresses', 'पत्ते जतन करा'],
  aadhaar: ['The number of an offline verifier of Aadhaar', 'आधारच्या ऑफलाइन पडताळणीचा नोंदणी क्रमांक'],
  name: ['The name of the site, in both languages', 'संकेतस्थळाचे नाव, दोन्ही भाषांत'],
  address: ['The address and city of your office, in both languages', 'कार्यालयाचा पत्ता आणि शहर, दोन्ही भाषांत'],
  telephone: ['A telephone number', 'फोन नंबर'],
  email: ['An email address', 'ई-मेल'],
  officer: ['The grievance officer with a contact', 'तक्रार निवारण अधिकारी आणि त्यांचा संपर्क'],
  terms: ['The terms of use, read and published in both languages', 'अटी व नियम: दोन्ही भाषांत वाचून प्रसिद्ध केलेले'],
  privacy: ['The privacy notice, read and published in both languages', 'गोपनीयता सूचना: दोन्ही भाषांत वाचून प्रसिद्ध केलेली'],
  refunds: ['The refund page, read and published in both languages', 'परताव्याचे पान: दोन्ही भाषांत वाचून प्रसिद्ध केलेले'],
  reach: ['One way to reach families, tried', 'कुटुंबांशी संपर्काचा एक मार्ग, तपासलेला'],
  enter: ['Enter', 'भरा'],
  readEnglish: ['Read the English', 'इंग्रजी वाचा'],
  readMarathi: ['Read the Marathi', 'मराठी वाचा'],
  EMAIL: email,
  SMS: ['SMS', 'एसएमएस'],
  sendEmail: ['Send me a test email', 'मला चाचणी ई-मेल पाठवा'],
  sendSms: ['Send a test SMS', 'चाचणी एसएमएस पाठवा'],
  mobile: ['Mobile number for the test', 'चाचणीसाठी मोबाइल नंबर'],
  code: ['Code from the message', 'संदेशातील कोड'],
  confirm: ['Confirm the code', 'कोडची खात्री करा'],
  tried: ['Tried, it arrives', 'तपासले, संदेश पोहोचतो'],
  messages: ['Read the messages and enter their ids', 'संदेश वाचा आणि त्यांचे आयडी भरा'],
})

export const wantWords = catalogue<Record<SetupWant, string>>({
  name_en: ['the name in English', 'इंग्रजी नाव'],
  name_mr: ['the name in Marathi', 'मराठी नाव'],
  address_en: ['the address in English', 'इंग्रजी पत्ता'],
  address_mr: ['the address in Marathi', 'मराठी पत्ता'],
  city_en: ['the city in English', 'शहर इंग्रजीत'],
  city_mr: ['the city in Marathi', 'शहर मराठीत'],
  telephone: ['a telephone number that families call', 'कुटुंबे फोन करतील तो नंबर'],
  email: ['an email address that families write to', 'कुटुंबे लिहितील तो ई-मेल'],
  officer_en: ['the officer’s name in English', 'अधिकाऱ्यांचे नाव इंग्रजीत'],
  officer_mr: ['the officer’s name in Marathi', 'अधिकाऱ्यांचे नाव मराठीत'],
  officer_contact: ['an email or telephone of the officer', 'अधिकाऱ्यांचा ई-मेल किंवा फोन नंबर'],
  publishing: ['reading and publishing in both languages', 'दोन्ही भाषांत वाचून प्रसिद्ध करणे'],
  plan: [
    'a plan on sale; until then families use the site without one',
    'विक्रीस ठेवलेली योजना; तोपर्यंत कुटुंबे योजनेशिवाय वापरतात',
  ],
  channel: [
    'a server that sends email or SMS: whoever runs it finds the settings in the operating guide',
    'ई-मेल किंवा एसएमएस पाठवणारा सर्व्हर: सेवा चालवणाऱ्यांना मार्गदर्शिकेत सेटिंग्ज मिळतील',
  ],
  trial: ['a test message whose code you typed here', 'चाचणी संदेश आणि त्यातील कोड'],
  backup_folder: [
    'a folder for backups (BACKUP_DIR), set by whoever runs the server: with a broken disk every family would be lost',
    'बॅकअपसाठी जागा (BACKUP_DIR), जी सर्व्हर सांभाळणारे देतात: डिस्क बिघडली तर सर्व कुटुंबांची माहिती जाईल',
  ],
  trustee: [
    'the email address of somebody whom you trust and who does not work in the office',
    'कार्यालयात काम न करणाऱ्या, तुमचा विश्वास असलेल्या व्यक्तीचा ई-मेल',
  ],
  aadhaar_verifier: [
    'the number that UIDAI gave you, if you are registered; until then families prove who they are by another paper',
    'तुम्ही नोंदणीकृत असाल तर UIDAI ने दिलेला क्रमांक; तोपर्यंत कुटुंबे दुसऱ्या ओळखपत्राने ओळख पटवतात',
  ],
  second_admin: [
    'somebody who can confirm what one ADMIN entered, and let you in again if you lose your phone',
    'एका ADMIN ने नोंदवलेल्या गोष्टीची खात्री करू शकणारी आणि तुमचा फोन हरवल्यास पुन्हा प्रवेश देणारी व्यक्ती',
  ],
})
