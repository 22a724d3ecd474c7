import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { save } from '#web/ui/words.ts'

export const ownFormsWords = catalogue({
  line: [
    (count: number) =>
      count === 1
        ? '1 name or place is written in one script only. Is this how you write it in the other?'
        : `${count} names and places are written in one script only. Is this how you write them in the other?`,
    (count: number) => `${digits('mr', count)} नावे किंवा गावे एकाच लिपीत आहेत. दुसऱ्या लिपीत ती अशीच लिहिता का?`,
  ],
  look: ['Look through them', 'एकदा पाहून घ्या'],
  title: ['Is this how you write it?', 'तुम्ही असेच लिहिता का?'],
  intro: [
    'Marathi pages and biodata show names and places in Devanagari, English ones in Latin letters. Please correct what is spelled otherwise, and empty what should stay as you typed it.',
    'मराठी पानांवर आणि बायोडाटावर नावे आणि गावे देवनागरीत दिसतात, इंग्रजीत रोमन अक्षरांत. वेगळे लिहीत असाल तर कृपया दुरुस्त करा. जे आहे तसेच ठेवायचे ते रिकामे करा.',
  ],
  typed: [(typed: string) => `You typed: ${typed}`, (typed: string) => `तुम्ही लिहिलेले: ${typed}`],
  guess: [(form: string) => `Is it ${form}? Then press here`, (form: string) => `${form} असे लिहिता का? मग येथे दाबा`],
  save,
  none: ['Nothing is left to look at', 'आता पाहण्यासारखे काही राहिले नाही'],
  noneHelp: ['Every name and place has both forms.', 'सर्व नावे आणि गावे दोन्ही लिप्यांत आहेत.'],
  waiting: ['Our office is looking at', 'आमचे कार्यालय पाहत आहे'],
  waitingHelp: [
    'These differ from what we would write, so somebody has a kind look first. Until then families read the name as you typed it. There is nothing for you to do.',
    'हे आमच्या अंदाजापेक्षा वेगळे आहे, म्हणून कार्यालयातील व्यक्ती आधी एकदा पाहील. तोपर्यंत कुटुंबांना तुम्ही लिहिलेले नाव दिसेल. तुम्हाला काही करावे लागणार नाही.',
  ],
  back: ['My Profile', 'माझी माहिती'],
})
