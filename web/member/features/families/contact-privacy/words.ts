import { catalogue } from '#domain/words/catalogue.ts'

export const contactPrivacyWords = catalogue({
  help: [
    'Families who view your contact see the numbers that are switched on. At least one must stay on.',
    'तुमचा संपर्क घेणाऱ्या कुटुंबांना चालू असलेले नंबर दिसतात. किमान एक नंबर चालू ठेवावा लागतो.',
  ],
  registered: ['Registered number', 'नोंदणीचा नंबर'],
  visible: ['Visible', 'दिसतो'],
  hidden: ['Hidden from everyone', 'कोणालाही दिसत नाही'],
  waits: ['Visible after an interest is accepted', 'पसंती स्वीकारल्यावर दिसतो'],
  left: [
    (name: string) => `Only ${name} shows this number again`,
    (name: string) => `हा नंबर पुन्हा दाखवणे फक्त ${name} यांच्या हाती`,
  ],
  orderHelp: [
    'Families see them in this order: put first the number that should be called first.',
    'कुटुंबांना नंबर याच क्रमाने दिसतात: ज्यांना आधी फोन यावा, त्यांचा नंबर वर ठेवा.',
  ],
  edit: ['Whose number, best time and more', 'नंबर कोणाचा, फोनची वेळ आणि इतर'],
  up: [(whose: string) => `Move up: ${whose}`, (whose: string) => `वर न्या: ${whose}`],
  down: [(whose: string) => `Move down: ${whose}`, (whose: string) => `खाली न्या: ${whose}`],
})
