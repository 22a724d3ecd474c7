import { catalogue } from '#domain/words/catalogue.ts'
import { newPassword } from '#web/ui/words.ts'

export const passwordWords = catalogue({
  title: ['Choose a new password', 'नवीन पासवर्ड निवडा'],
  hint: ['At least 6 characters, without spaces.', 'किमान ६ अक्षरे, मोकळी जागा नको.'],
  common: [
    'Many people use this password. A longer one keeps your family safer.',
    'हा पासवर्ड बरेच जण वापरतात. लांब पासवर्ड कुटुंबासाठी अधिक सुरक्षित असतो.',
  ],
  password: newPassword,
  confirm: ['Confirm password', 'पासवर्ड पुन्हा'],
  save: ['Save the new password', 'नवीन पासवर्ड जतन करा'],
  refused: ['This link cannot be used', 'ही लिंक वापरता येत नाही'],
  incomplete: [
    'The link is not complete. Please ask for a new one with Forgot Password.',
    'लिंक अपूर्ण आहे. कृपया ‘पासवर्ड विसरलात’ वापरून नवीन लिंक मागा.',
  ],
  newCode: ['Get a new code', 'नवीन कोड मागवा'],
  home: ['Go to the home page', 'मुख्य पानावर जा'],
  freezeTitle: ['Was it not you who changed the password?', 'पासवर्ड तुम्ही बदलला नाही का?'],
  freezeHint: [
    'We log out every device and lock the account. You then set a new password with Forgot Password.',
    'आम्ही सर्व ठिकाणचे लॉगिन आणि खाते तात्पुरते बंद करतो. त्यानंतर ‘पासवर्ड विसरलात’ वापरून नवीन पासवर्ड ठरवा.',
  ],
  freeze: ['Lock my account', 'माझे खाते तात्पुरते बंद करा'],
})
