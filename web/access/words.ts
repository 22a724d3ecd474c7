import { accessCodeLength } from '#domain/limits.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'

export const accessWords = catalogue({
  showPassword: ['Show password', 'पासवर्ड दाखवा'],
  hidePassword: ['Hide password', 'पासवर्ड लपवा'],
  login: ['Login', 'लॉगिन'],
  loginHint: ['Good to see you again.', 'पुन्हा भेटून आनंद झाला.'],
  sharedHint: [
    'A family has sent you a profile. Families look for a match here, and profiles are shown after a login: log in, or register free. Without a login, please ask the sender for a page that opens without one.',
    'एका कुटुंबाने तुम्हाला एक स्थळ पाठवले आहे. येथे कुटुंबे लग्नासाठी स्थळ शोधतात आणि स्थळे लॉगिन केल्यावर दिसतात: लॉगिन करा किंवा मोफत नोंदणी करा. लॉगिन नसेल तर लॉगिन न करता उघडणारे पान पाठवण्यास कृपया त्यांना सांगा.',
  ],
  passkeyOffer: ['Log in with finger or face next time?', 'पुढच्या वेळी बोटाने किंवा चेहऱ्याने लॉगिन करायचे?'],
  passkeyAdd: ['Set it up', 'सुरू करा'],
  loginByCode: ['Log in with a code', 'कोडने लॉगिन करा'],
  loginByPassword: ['Password instead', 'पासवर्डने लॉगिन करा'],
  loginByCodeTitle: ['Enter the code', 'कोड भरा'],
  loginWays: ['How to log in', 'लॉगिन कसे करायचे'],
  mobileTab: ['Mobile Number', 'मोबाइल नंबर'],
  emailTab: ['Email Address', 'ई-मेल पत्ता'],
  mobile: ['Mobile number', 'मोबाइल नंबर'],
  email: ['Email', 'ई-मेल'],
  password: ['Password', 'पासवर्ड'],
  country: ['Country code', 'देशाचा कोड'],
  rememberMe: ['Remember Me', 'लक्षात ठेवा'],
  forgotLink: ['Forgot Password?', 'पासवर्ड विसरलात?'],
  invitedByFamily: ['Has your family invited you?', 'कुटुंबाने बोलावले आहे?'],
  familyInvitation: ['Family invitation', 'कुटुंबाचे आमंत्रण'],
  newHere: ['New here?', 'येथे नवीन आहात?'],
  registerFree: ['Register Free', 'मोफत नोंदणी करा'],
  forgotTitle: ['Forgot password', 'पासवर्ड विसरलात'],
  forgotByMobile: [
    'We send a code to the mobile number you registered with.',
    'नोंदणी केलेल्या मोबाइल नंबरवर आम्ही एक कोड पाठवतो.',
  ],
  forgotByEmail: [
    'We send a code and a link to the email you registered with. If you registered without one, go back and choose Mobile Number.',
    'नोंदणी केलेल्या ई-मेलवर आम्ही एक कोड आणि एक लिंक पाठवतो. ई-मेल न देता नोंदणी केली असेल तर मागे जाऊन मोबाइल नंबर निवडा.',
  ],
  sendCode: ['Send code', 'कोड पाठवा'],
  backToLogin: ['Back to login', 'लॉगिनकडे परत'],
  otpTitle: ['OTP confirmation', 'OTP पडताळणी'],
  otpSentTo: [
    (to: string, length: number) => `Enter the ${length}-digit code we sent to ${to}. Valid for 10 minutes.`,
    (to: string, length: number) => `${to} येथे पाठवलेला ${digits('mr', length)} अंकी कोड भरा. तो १० मिनिटे चालतो.`,
  ],
  otpPerhapsSentTo: [
    (to: string) => `If ${to} is registered with us, a ${accessCodeLength}-digit code is on its way to it.`,
    (to: string) => `${to} या संपर्काची नोंदणी आमच्याकडे असेल, तर त्यावर ${digits('mr', accessCodeLength)} अंकी कोड येईल.`,
  ],
  otpByEmail: [
    (to: string) =>
      `No SMS can be sent at the moment. If ${to} is registered with us with a verified email, a ${accessCodeLength}-digit code is on its way there.`,
    (to: string) =>
      `सध्या एसएमएस पाठवता येत नाही. ${to} या संपर्काची नोंदणी आमच्याकडे असेल आणि ई-मेल पडताळलेला असेल, तर त्यावर ${digits('mr', accessCodeLength)} अंकी कोड येईल.`,
  ],
  otpFromOffice: [
    (to: string) => `Enter the ${accessCodeLength}-digit code that our office sent to ${to}.`,
    (to: string) => `आमच्या कार्यालयाने ${to} येथे पाठवलेला ${digits('mr', accessCodeLength)} अंकी कोड भरा.`,
  ],
  officeSentCode: ['Has our office sent you a code?', 'आमच्या कार्यालयाने कोड पाठवला आहे?'],
  haveCode: ['I have a code', 'माझ्याकडे कोड आहे'],
  otpLabel: ['Code', 'कोड'],
  otpBox: [
    (box: number, of: number) => `Digit ${box} of ${of}`,
    (box: number, of: number) => `${digits('mr', of)} पैकी अंक ${digits('mr', box)}`,
  ],
  verify: ['Verify', 'खात्री करा'],
  resend: ['Resend', 'पुन्हा पाठवा'],
  resendIn: [(wait: string) => `Resend in ${wait}`, (wait: string) => `${wait} नंतर पुन्हा पाठवा`],
  skip: ['Skip for now', 'आत्ता नको'],
  wrongNumber: ['Wrong number?', 'नंबर चुकला?'],
  wrongEmail: ['Wrong email?', 'ई-मेल चुकला?'],
  closeQuestion: ['Close without the code?', 'कोड न भरता बंद करायचे?'],
  closeHelp: [
    'Your registration is kept for 48 hours. Log in with your mobile number and password to enter a code later.',
    'तुमची नोंदणी ४८ तास राहील. नंतर मोबाइल नंबर आणि पासवर्डने लॉगिन करून कोड भरता येईल.',
  ],
  closeHelpWithoutPassword: [
    'You have chosen no password, so you would have to register again later.',
    'तुम्ही पासवर्ड ठरवलेला नाही, त्यामुळे नंतर पुन्हा नोंदणी करावी लागेल.',
  ],
  closeAnyway: ['Close', 'बंद करा'],
  noPasswordHint: [
    'You have no password. We send a code to your verified mobile or email.',
    'तुम्ही पासवर्ड ठरवलेला नाही. तुमच्या पडताळलेल्या मोबाइलवर किंवा ई-मेलवर आम्ही कोड पाठवतो.',
  ],
  codeOnItsWay: ['The code has been sent. It is valid for 10 minutes.', 'कोड पाठवला आहे. तो १० मिनिटे चालतो.'],
  goOn: ['Enter the code', 'कोड भरा'],
})
