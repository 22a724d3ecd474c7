import { catalogue } from '#domain/words/catalogue.ts'

export const contactPrivacyWords = catalogue({
  en: {
    help: 'Families who take your contact read the numbers that are switched on. At least one must stay on.',
    registered: 'Registered number',
    visible: 'Visible',
    hidden: 'Hidden from everyone',
  },
  mr: {
    help: 'तुमचा संपर्क घेणाऱ्या कुटुंबांना चालू असलेले नंबर दिसतात. किमान एक नंबर चालू ठेवावा लागतो.',
    registered: 'नोंदणीचा नंबर',
    visible: 'दिसतो',
    hidden: 'कोणालाही दिसत नाही',
  },
})
