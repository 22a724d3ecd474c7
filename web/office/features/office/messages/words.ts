import type { MessageName, MessageVariable } from '#domain/telling/messages.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { letterNames } from '#web/office/parts/delivery-words.ts'
import { email } from '#web/ui/words.ts'

/** The name of each message. The compiler requires one for every message of `domain/telling/messages.ts`. */
export const nameWords = catalogue<Record<MessageName, string>>({
  otp_verify: ['Code that verifies a contact', 'संपर्क पडताळणीचा कोड'],
  otp_login: ['Code for a login', 'लॉगिनचा कोड'],
  otp_reset: ['Code for a new password', 'नवीन पासवर्डचा कोड'],
  otp_listen: ['Code of somebody who wants to hear news', 'सूचना ऐकू इच्छिणाऱ्या व्यक्तीचा कोड'],
  otp_confirm: ['Code that confirms a change', 'बदलाच्या खात्रीचा कोड'],
  otp_change_number: ['Code for a new mobile number', 'नवीन मोबाइल नंबरचा कोड'],
  otp_change_email: ['Code for a new email', 'नवीन ई-मेलचा कोड'],
  otp_caller_new: ['Code read out to the office: the new contact', 'कार्यालयाला सांगायचा कोड: नवीन संपर्क'],
  otp_caller_change: ['Code of a caller: the change of contact', 'फोनवरील कोड: संपर्क बदलणे'],
  otp_caller_leave: ['Code of a caller: the deletion', 'फोनवरील कोड: नोंदणी रद्द करणे'],
  otp_caller_join: ['Code of a caller: the joining of two records', 'फोनवरील कोड: दोन नोंदी एकत्र करणे'],
  otp_caller_candidate: ['Code of a caller: a login for the candidate', 'फोनवरील कोड: उमेदवाराचे लॉगिन'],
  otp_caller_candidate_end: [
    'Code of a caller: the end of the candidate’s login',
    'फोनवरील कोड: उमेदवाराचे लॉगिन बंद करणे',
  ],
  contact_change_waits: ['The contact is to be changed after the days to object', 'हरकतीच्या मुदतीनंतर संपर्क बदलणार'],
  leaving_waits: ['The profile is to be deleted after the days to object', 'हरकतीच्या मुदतीनंतर नोंदणी रद्द होणार'],
  joining_waits: [
    'One of two records is to be paused after the days to object',
    'हरकतीच्या मुदतीनंतर दोनपैकी एक नोंद थांबणार',
  ],
  candidate_login_waits: [
    'The candidate is to log in after the days to object',
    'हरकतीच्या मुदतीनंतर उमेदवाराला लॉगिन मिळणार',
  ],
  candidate_end_waits: [
    'The candidate’s login is to end after the days to object',
    'हरकतीच्या मुदतीनंतर उमेदवाराचे लॉगिन बंद होणार',
  ],
  reset_link: ['Link for a new password', 'नवीन पासवर्डची लिंक'],
  password_changed: ['The password was changed', 'पासवर्ड बदलला'],
  new_device: ['Login on a new device', 'नवीन उपकरणावर लॉगिन'],
  number_changed: ['The mobile number was changed', 'मोबाइल नंबर बदलला'],
  email_changed: ['The email was changed', 'ई-मेल बदलला'],
  contact_details: ['Contact details that were asked for', 'मागितलेला संपर्क'],
  interest_sent: ['An interest came', 'पसंती आली'],
  interest_accepted: ['An interest was accepted', 'पसंती स्वीकारली'],
  contact_viewed: ['The contact was seen', 'संपर्क पाहिला'],
  membership: ['Update about the membership', 'सदस्यत्वाविषयी सूचना'],
  notice: ['One new notice', 'एक नवीन सूचना'],
  notices: ['Several new notices', 'अनेक नवीन सूचना'],
  ...letterNames,
  listener_notice: ['News to somebody of the family who only hears', 'फक्त सूचना ऐकणाऱ्या कुटुंबातील व्यक्तीला'],
  child_notice: ['News of one of several children', 'अनेक मुलांपैकी एकाच्या स्थळाची सूचना'],
  family_invitation: ['To somebody of the family who is invited to log in', 'लॉगिनसाठी बोलावलेल्या कुटुंबातील व्यक्तीला'],
  candidate_question: ['To the candidate whom somebody else registered', 'ज्यांची नोंदणी दुसऱ्यांनी केली त्या उमेदवाराला'],
  warned: ['Letter: a warning', 'पत्र: समज'],
  closed_for_reason: ['Letter: the profile was closed, with the reason', 'पत्र: स्थळ बंद केले, कारणासह'],
  photo_taken_down: ['Letter: a photo was taken down', 'पत्र: फोटो काढून टाकला'],
  texts_removed: ['Letter: texts were taken out', 'पत्र: मजकूर काढला'],
  complaint_received: ['Letter: a complaint was received', 'पत्र: तक्रार मिळाली'],
  complaint_settled: ['Letter: a complaint was settled', 'पत्र: तक्रार सोडवली'],
  rules_told: ['Letter: the rules, once a quarter', 'पत्र: दर तिमाहीला नियम'],
  saved_search: ['New families of a saved search', 'जतन केलेल्या शोधातील नवीन स्थळे'],
  weekly_sheet: ['The weekly sheet', 'साप्ताहिक पत्रक'],
  office_letter: ['Letter of an ADMIN to many families', 'ADMIN चे अनेक कुटुंबांना पत्र'],
  photo_reminder: ['Reminder: the photo is missing', 'आठवण: फोटो नाही'],
  login_reminder: ['Reminder: nobody has logged in yet', 'आठवण: अजून लॉगिन केलेले नाही'],
  left: ['The profile was deleted', 'नोंदणी रद्द केली'],
  payment_paper: ['Receipt of a payment', 'रकमेची पावती'],
  refund_paper: ['Paper of a refund', 'परताव्याची पावती'],
  sms_budget: ['To the office: the SMS of the day run out', 'कार्यालयाला: दिवसाचे एसएमएस संपत आले'],
  login_sms_budget: ['To the office: the SMS for logins run out', 'कार्यालयाला: लॉगिनचे एसएमएस संपत आले'],
  guessed_codes: ['To the office: recovery codes are guessed', 'कार्यालयाला: पासवर्डच्या कोडचे अंदाज बांधले जात आहेत'],
  guessed_login_codes: ['To the office: login codes are guessed', 'कार्यालयाला: लॉगिन कोडचे अंदाज बांधले जात आहेत'],
  staff_reads: ['To ADMINs: somebody has opened many records', 'ADMIN यांना: कोणीतरी बऱ्याच नोंदी उघडल्या'],
  morning: ['To staff who want it: what waits this morning', 'ज्या कर्मचाऱ्यांना हवे त्यांना: आज सकाळी काय प्रतीक्षेत आहे'],
  complaint_due: ['To staff who want it: a complaint is nearly due', 'ज्या कर्मचाऱ्यांना हवे त्यांना: तक्रारीची मुदत संपत आली'],
  trouble: ['To whoever runs the service: a trouble began', 'सेवा चालवणाऱ्यांना: अडचण सुरू झाली'],
  trouble_over: ['To whoever runs the service: a trouble is over', 'सेवा चालवणाऱ्यांना: अडचण संपली'],
  staff_invitation: ['To somebody who is invited to the office', 'कार्यालयाचे आमंत्रण'],
  setup_trial: ['Test of the set-up', 'पहिल्या तयारीची चाचणी'],
})

/** The meaning of each variable. */
export const variableWords = catalogue<Record<MessageVariable, string>>({
  code: ['the code', 'कोड'],
  family: ['surname and registration number', 'आडनाव आणि नोंदणी क्रमांक'],
  count: ['how many', 'किती'],
  link: ['an address on this site', 'या संकेतस्थळावरील पत्ता'],
  name: ['the surname', 'आडनाव'],
  person: ['the contact person', 'संपर्कासाठी व्यक्ती'],
  address: ['the address', 'पत्ता'],
  email: ['the email', 'ई-मेल'],
  notice: ['the notice', 'सूचना'],
  reason: ['what your staff wrote', 'कर्मचाऱ्यांनी लिहिलेले'],
  number: ['the number', 'क्रमांक'],
  date: ['the date', 'तारीख'],
  plan: ['the plan', 'योजना'],
  amount: ['the amount', 'रक्कम'],
  trouble: ['what is wrong', 'काय बिघडले आहे'],
  telephone: ['your office’s own number', 'तुमच्या कार्यालयाचा नंबर'],
})

export const messagesWords = catalogue({
  help: [
    'Operators deliver an SMS only in words that are registered with them (DLT). Register each text exactly as it is here, then enter the id that it was given. Without an id that SMS does not go, and the family is told by email or called. Emails carry the name of your site and your telephone below.',
    'एसएमएस फक्त नोंदवलेल्या शब्दांत (डीएलटी) पोहोचतो. येथील प्रत्येक मजकूर जसाच्या तसा नोंदवा आणि मिळालेला आयडी भरा. आयडी नसेल तर तो एसएमएस जात नाही; कुटुंबाला ई-मेलने किंवा फोनवर कळवले जाते. ई-मेलमध्ये तुमच्या संकेतस्थळाचे नाव आणि खाली फोन नंबर असतो.',
  ],
  noSms: [
    'This server sends no SMS. Ids can be entered all the same.',
    'हा सर्व्हर एसएमएस पाठवत नाही. तरीही आयडी भरता येतात.',
  ],
  noEmail: ['This server sends no emails.', 'हा सर्व्हर ई-मेल पाठवत नाही.'],
  emailOnly: email,
  registered: ['SMS registered', 'एसएमएस नोंदवलेला'],
  missing: [
    (n: number) => (n === 1 ? 'SMS: 1 id missing' : `SMS: ${n} ids missing`),
    (n: number) => `एसएमएस: ${inDevanagari(n)} आयडी बाकी`,
  ],
  variables: ['Filled in', 'भरले जाते'],
  hasId: ['Id is set', 'आयडी आहे'],
  noId: ['No id', 'आयडी नाही'],
  toRegister: ['Text to register:', 'नोंदवायचा मजकूर:'],
  otherName: [
    (name: string) =>
      `This id was given for a text with the name ${name}, and the SMS goes with that name until you register the text above and enter its new id.`,
    (name: string) =>
      `हा आयडी ${name} हे नाव असलेल्या मजकुरासाठी मिळाला आहे. वरील मजकूर नोंदवून त्याचा नवीन आयडी भरेपर्यंत एसएमएस त्याच नावाने जाईल.`,
  ],
  copy: ['Copy', 'कॉपी करा'],
  copied: ['Copied', 'कॉपी झाले'],
  smsEn: ['SMS in English', 'इंग्रजी एसएमएस'],
  smsMr: ['SMS in Marathi', 'मराठी एसएमएस'],
  whatsappEn: ['WhatsApp in English', 'इंग्रजी व्हॉट्सॲप संदेश'],
  whatsappMr: ['WhatsApp in Marathi', 'मराठी व्हॉट्सॲप संदेश'],
  templateOf: [
    (name: string, language: string) =>
      `Register it with Meta as a template named ${name} in the language ${language}, category utility, with this body:`,
    (name: string, language: string) => `मेटाकडे ${name} या नावाने, ${language} भाषेत, utility प्रकारात हा मजकूर नोंदवा:`,
  ],
  emailEn: ['Email in English', 'इंग्रजी ई-मेल'],
  emailMr: ['Email in Marathi', 'मराठी ई-मेल'],
  dltId: ['DLT id', 'डीएलटी आयडी'],
  changed: ['Changed', 'बदल'],
  save: ['Save id', 'आयडी जतन करा'],
  mobile: ['Mobile number for a test', 'चाचणीसाठी मोबाइल नंबर'],
  testSms: ['Send a test SMS', 'चाचणी एसएमएस पाठवा'],
  testEmail: ['Send me a test email', 'मला चाचणी ई-मेल पाठवा'],
})

export const idFileWords = catalogue({
  title: ['All SMS in one sheet', 'सर्व एसएमएस एका फाइलमध्ये'],
  help: [
    'Save the sheet, register its texts, write each id into the column dlt_id (as text, so that the spreadsheet does not round it) and bring the CSV back. Lines without an id change nothing.',
    'फाइल घ्या, त्यातील मजकूर नोंदवा, प्रत्येक आयडी dlt_id रकान्यात भरा (Text म्हणून, म्हणजे स्प्रेडशीट तो बदलणार नाही) आणि CSV परत द्या. आयडी नसलेल्या ओळींनी काही बदलत नाही.',
  ],
  take: ['Save the sheet', 'फाइल घ्या'],
  bring: ['The sheet with its ids (CSV)', 'आयडी भरलेली फाइल (CSV)'],
  choose: ['Choose the file', 'फाइल निवडा'],
  sending: [(percent: number) => `Sending: ${percent} %`, (percent: number) => `जात आहे: ${inDevanagari(percent)} %`],
})
