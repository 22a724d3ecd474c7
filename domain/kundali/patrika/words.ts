import { catalogue } from '#domain/words/catalogue.ts'

/** What is in doubt in a patrika, and mangal by the birth time. Lists come in words: "Mesh or Vrushabh". */
export const patrikaWords = catalogue({
  or: ['or', 'किंवा'],
  lagnaNearEdge: [
    (signs: string) =>
      `Lagna was changing near this time: it may be ${signs}. A few minutes decide. Please check the birth time.`,
    signs => `या वेळेच्या आसपास लग्न बदलत होते: ते ${signs} असू शकते. काही मिनिटांनी फरक पडतो. कृपया जन्मवेळ तपासा.`,
  ],
  lagnaAbout: [
    (signs: string) => `The birth time is approximate: lagna may be ${signs}, and the houses change with it.`,
    signs => `जन्मवेळ अंदाजे आहे: लग्न ${signs} असू शकते, आणि त्यानुसार स्थानेही बदलतात.`,
  ],
  lagnaInDistrict: [
    (signs: string) =>
      `Lagna is computed for the headquarters of the district. Elsewhere in it lagna may be ${signs}. Please enter the exact town of birth.`,
    signs => `लग्न जिल्ह्याच्या मुख्यालयासाठी काढले आहे. जिल्ह्यात इतरत्र लग्न ${signs} असू शकते. कृपया जन्माचे नेमके गाव भरा.`,
  ],
  moonAbout: [
    (charans: string) => `The birth time is approximate: the moon may be in ${charans}.`,
    charans => `जन्मवेळ अंदाजे आहे: चंद्राचे स्थान ${charans} असू शकते.`,
  ],
  tithi: [(tithis: string) => `The tithi may be ${tithis}.`, tithis => `तिथी ${tithis} असू शकते.`],
  vara: [(varas: string) => `The vara may be ${varas}.`, varas => `वार ${varas} असू शकतो.`],
  mangalFromLagna: [
    'With a different lagna, mangal counted from lagna would be different.',
    'लग्न वेगळे असल्यास लग्नापासूनचा मंगळ वेगळा ठरेल.',
  ],
  mangalFromMoon: [
    'Within this time, mangal counted from the moon could be different.',
    'या वेळेत चंद्रापासूनचा मंगळ वेगळा ठरू शकतो.',
  ],
  dashaEnd: [
    (from: string, to: string) => `The first mahadasha may end on any day from ${from} to ${to}.`,
    (from, to) => `पहिली महादशा ${from} ते ${to} या काळात कधीही संपू शकते.`,
  ],
  fromLagna: [(house: string) => `in the ${house} house from lagna`, house => `लग्नापासून मंगळाचे स्थान ${house}`],
  fromMoon: [(house: string) => `in the ${house} house from the moon`, house => `चंद्रापासून मंगळाचे स्थान ${house}`],
  and: ['and', 'आणि'],
  mangalDiffers: [
    (told: string, where: string) =>
      `You entered “${told}”; by the birth time Mangal is ${where}: please ask your guruji.`,
    (told, where) => `तुम्ही "${told}" असे सांगितले आहे; जन्मवेळेनुसार ${where} आहे: कृपया तुमच्या गुरुजींना विचारा.`,
  ],
})
