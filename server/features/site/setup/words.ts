import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const setupMessages = catalogue({
  sent: ['The test is on its way. Please type its code here', 'चाचणी संदेश पाठवला आहे. त्यातील कोड येथे भरा'],
  confirmed: ['It arrived. Families can be reached this way', 'संदेश पोहोचला. कुटुंबांशी या मार्गाने संपर्क होईल'],
  opened: ['The site is open. Families can register now', 'संकेतस्थळ सुरू झाले. आता कुटुंबे नोंदणी करू शकतात'],
  subject: ['A test from your site', 'तुमच्या संकेतस्थळाचा चाचणी संदेश'],
  text: [
    (code: string) => `${code} is the code of a test message from your site. Please type it in the office.`,
    (code: string) => `${code} हा तुमच्या संकेतस्थळाच्या चाचणी संदेशाचा कोड आहे. कृपया तो कार्यालयात भरा.`,
  ],
})

export const stepsMissing: Sentence = {
  en: 'Some steps are still missing. Set-up says which',
  mr: 'काही पायऱ्या अजून बाकी आहेत. कोणत्या ते ‘पहिली तयारी’ येथे दिसते',
}

export const noSmsId: Sentence = {
  en: 'The SMS with the code that verifies a number has no DLT id yet. Please enter it under Messages first',
  mr: 'नंबर पडताळणीच्या कोडच्या एसएमएसला अजून डीएलटी आयडी नाही. कृपया तो आधी ‘संदेश’ येथे भरा',
}

export const channelUnset: Sentence = {
  en: 'This way of sending is not set up for this site, so nothing goes by it',
  mr: 'संदेश पाठवण्याचा हा मार्ग या संकेतस्थळासाठी सुरू केलेला नाही, म्हणून त्याने काहीही जात नाही',
}
