import { catalogue } from '#domain/words/catalogue.ts'
import { email } from '#web/ui/words.ts'

export const setupWords = catalogue({
  open: ['The site is open. Families see it and can register.', 'संकेतस्थळ सुरू आहे. कुटुंबांना ते दिसते आणि नोंदणी करता येते.'],
  noBackups: [
    'No backups are made: with a broken disk every family would be lost. Whoever runs the server sets BACKUP_DIR.',
    'बॅकअप घेतले जात नाहीत: डिस्क बिघडली तर सर्व कुटुंबांची माहिती जाईल. सर्व्हर सांभाळणाऱ्यांनी BACKUP_DIR द्यावे.',
  ],
  openMissing: [
    'The site is open. What is marked as missing still needs you.',
    'संकेतस्थळ सुरू आहे. ‘बाकी’ असलेल्या पायऱ्या अजून पूर्ण करायच्या आहेत.',
  ],
  closed: [
    'Visitors read that the site opens soon, and nobody can register. It opens by itself when every step is done.',
    'पाहुण्यांना ‘लवकरच सुरू होत आहे’ असे दिसते आणि नोंदणी बंद आहे. सर्व पायऱ्या पूर्ण झाल्यावर संकेतस्थळ आपोआप सुरू होईल.',
  ],
  done: ['Done', 'पूर्ण'],
  missing: ['Missing', 'बाकी'],
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
  noChannel: [
    'This server can send neither email nor SMS. Whoever runs it finds the settings in the operating guide.',
    'हा सर्व्हर ई-मेल किंवा एसएमएस पाठवू शकत नाही. सेवा चालवणाऱ्यांना मार्गदर्शिकेत सेटिंग्ज मिळतील.',
  ],
})
