import { catalogue } from '#domain/words/catalogue.ts'
import { withoutEmail } from '../without-email.ts'

export const contactChangeWords = catalogue({
  changeMobile: ['Change mobile number', 'मोबाइल नंबर बदला'],
  withoutEmail,
  changeEmail: ['Change email', 'ई-मेल बदला'],
  missingMobile: ['Your mobile number', 'तुमचा मोबाइल नंबर'],
  missingEmail: ['Your email', 'तुमचा ई-मेल'],
  mobileTaken: [
    'Another family has verified the number you had given. Please give one that is yours, and verify it.',
    'तुम्ही दिलेला नंबर दुसऱ्या कुटुंबाने पडताळला आहे. कृपया तुमचा स्वतःचा नंबर द्या आणि त्याची खात्री करा.',
  ],
  emailTaken: [
    'Another family has verified the email you had given. Please give one that is yours, and verify it.',
    'तुम्ही दिलेला ई-मेल दुसऱ्या कुटुंबाने पडताळला आहे. कृपया तुमचा स्वतःचा ई-मेल द्या आणि त्याची खात्री करा.',
  ],
  newMobile: ['New mobile number', 'नवीन मोबाइल नंबर'],
  newEmail: ['New email', 'नवीन ई-मेल'],
  passwordAgain: ['Your password', 'तुमचा पासवर्ड'],
  passwordAgainHint: [
    'So that nobody else can change it on your unlocked phone.',
    'तुमचा फोन दुसऱ्याच्या हातात असताना कोणी तो बदलू नये म्हणून.',
  ],
  sendCode: ['Send code', 'कोड पाठवा'],
  codeTitle: ['Enter the code', 'कोड भरा'],
  codeSentTo: [
    (to: string) => `We have sent a verification code to ${to}. Valid for 10 minutes.`,
    (to: string) => `${to} येथे पडताळणी कोड पाठवला आहे. तो १० मिनिटे चालेल.`,
  ],
  verify: ['Verify', 'खात्री करा'],
  verifyMobile: ['Verify mobile number', 'मोबाइल नंबरची खात्री करा'],
  verifyEmail: ['Verify email', 'ई-मेलची खात्री करा'],
  skip: ['Skip for now', 'आत्ता नको'],
})
