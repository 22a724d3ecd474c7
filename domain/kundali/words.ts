import { catalogue } from '#domain/words/catalogue.ts'

export const noteCodes = [
  'varna_parihar',
  'gan_parihar',
  'bhakoot_parihar_same_lord',
  'bhakoot_parihar_friends',
  'preeti_shadashtak',
  'mrutyu_shadashtak',
  'nadi_parihar_charan',
  'nadi_parihar_nakshatra',
  'nadi_parihar_raas',
] as const
export type NoteCode = (typeof noteCodes)[number]

/** Each phrase receives the two raas lords, the bride's first, and may leave them out. */
export const noteWords = catalogue<Record<NoteCode, (hers: string, his: string) => string>>({
  varna_parihar: [
    (hers, his) => `Varna parihar: the groom's raas lord, ${his}, is of a higher varna than the bride's, ${hers}.`,
    (hers, his) => `वर्ण परिहार: वराचा राशीस्वामी ${his} हा वधूच्या राशीस्वामीपेक्षा (${hers}) वरच्या वर्णाचा आहे.`,
  ],
  gan_parihar: [() => 'Gan parihar: the raas lords are friendly.', () => 'गण परिहार: राशीस्वामींची मैत्री आहे.'],
  bhakoot_parihar_same_lord: [
    lord => `Bhakoot parihar: both raas have the same lord, ${lord}.`,
    lord => `भकूट परिहार: दोन्ही राशींचा स्वामी ${lord} आहे.`,
  ],
  bhakoot_parihar_friends: [
    (hers, his) => `Bhakoot parihar: the raas lords ${hers} and ${his} are friends.`,
    (hers, his) => `भकूट परिहार: राशीस्वामी ${hers} आणि ${his} परस्पर मित्र आहेत.`,
  ],
  preeti_shadashtak: [
    () => 'Preeti shadashtak: the raas are sixth and eighth from each other, but their lords are friendly.',
    () => 'प्रीती षडाष्टक: राशी सहाव्या-आठव्या, पण राशीस्वामींची मैत्री आहे.',
  ],
  mrutyu_shadashtak: [
    () => 'Mrutyu shadashtak: the raas are sixth and eighth from each other, and their lords are not friendly.',
    () => 'मृत्यू षडाष्टक: राशी सहाव्या-आठव्या, आणि राशीस्वामींची मैत्री नाही.',
  ],
  nadi_parihar_charan: [
    () => 'Nadi parihar: the same nakshatra, but different charans.',
    () => 'नाडी परिहार: नक्षत्र एकच, पण चरण वेगळे.',
  ],
  nadi_parihar_nakshatra: [
    () => 'Nadi parihar: the same raas, but different nakshatras.',
    () => 'नाडी परिहार: रास एकच, पण नक्षत्रे वेगळी.',
  ],
  nadi_parihar_raas: [
    () => 'Nadi parihar: the same nakshatra, but different raas.',
    () => 'नाडी परिहार: नक्षत्र एकच, पण राशी वेगळ्या.',
  ],
})

export const missingDetailWords = catalogue({
  bride_nakshatra: ["The bride's nakshatra is not known.", 'वधूचे नक्षत्र माहीत नाही.'],
  groom_nakshatra: ["The groom's nakshatra is not known.", 'वराचे नक्षत्र माहीत नाही.'],
  bride_charan: [
    "The bride's nakshatra spans two raas: her charan or raas is needed.",
    'वधूचे नक्षत्र दोन राशींत येते: तिचे चरण किंवा रास हवी.',
  ],
  groom_charan: [
    "The groom's nakshatra spans two raas: his charan or raas is needed.",
    'वराचे नक्षत्र दोन राशींत येते: त्याचे चरण किंवा रास हवी.',
  ],
  bride_conflict: [
    "The bride's raas, nakshatra and charan do not go together.",
    'वधूची रास, नक्षत्र आणि चरण एकमेकांशी जुळत नाहीत.',
  ],
  groom_conflict: [
    "The groom's raas, nakshatra and charan do not go together.",
    'वराची रास, नक्षत्र आणि चरण एकमेकांशी जुळत नाहीत.',
  ],
})

export const devakWords = catalogue({
  same: [
    'Both families have the same devak. Traditionally such families do not marry.',
    'दोन्ही कुटुंबांचे देवक एकच आहे. परंपरेने अशा कुटुंबांत विवाह होत नाही.',
  ],
})

/** Warnings for a birth that fits more than one charan. `charans` is a list in words. */
export const birthWords = catalogue({
  charan: [
    (nakshatra: string, charan: string) => `${nakshatra} ${charan}`,
    (nakshatra, charan) => `${nakshatra} चरण ${charan}`,
  ],
  nearEdge: [
    (before: string, after: string) =>
      `The moon was passing from ${before} to ${after} near this time: a few minutes decide. Please check the birth time.`,
    (before, after) =>
      `या वेळेच्या आसपास चंद्राचे स्थान बदलत होते: आधी ${before}, नंतर ${after}. काही मिनिटांनी फरक पडतो. कृपया जन्मवेळ तपासा.`,
  ],
  wholeDay: [
    (charans: string) => `Without the birth time it may be any of these: ${charans}.`,
    charans => `जन्मवेळ नसल्याने यांपैकी कोणतेही असू शकते: ${charans}.`,
  ],
})
