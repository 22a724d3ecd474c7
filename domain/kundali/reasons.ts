import type { Bilingual } from '#domain/words/bilingual.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import type { Lord, Yoni } from './names.ts'

interface Tara {
  bride: string
  groom: string
  hers: string
  his: string
}

/** The reason for the points of each koota, in one line. The bride's value is always the first argument. */
export const reasonWords = catalogue({
  varnaSame: [(varna: string) => `By raas both are of ${varna} varna.`, varna => `राशीनुसार दोघांचा वर्ण ${varna} आहे.`],
  varnaHigher: [
    (hers: string, his: string) => `By raas the groom's varna, ${his}, is above the bride's, ${hers}.`,
    (hers, his) => `राशीनुसार वराचा वर्ण (${his}) वधूच्या वर्णापेक्षा (${hers}) वरचा आहे.`,
  ],
  varnaLower: [
    (hers: string, his: string) => `By raas the groom's varna, ${his}, is below the bride's, ${hers}.`,
    (hers, his) => `राशीनुसार वराचा वर्ण (${his}) वधूच्या वर्णापेक्षा (${hers}) खालचा आहे.`,
  ],
  vashyaSame: [(vashya: string) => `Both are of the ${vashya} group.`, vashya => `दोघांचा वश्य गट ${vashya} आहे.`],
  vashyaPartly: [
    (hers: string, his: string) => `A ${hers} bride and a ${his} groom agree in part.`,
    (hers, his) => `वधू ${hers} आणि वर ${his}: काही अंशी जुळते.`,
  ],
  vashyaLittle: [
    (hers: string, his: string) => `A ${hers} bride and a ${his} groom agree a little.`,
    (hers, his) => `वधू ${hers} आणि वर ${his}: थोडेच जुळते.`,
  ],
  vashyaNot: [
    (hers: string, his: string) => `A ${hers} bride and a ${his} groom do not agree.`,
    (hers, his) => `वधू ${hers} आणि वर ${his}: जुळत नाही.`,
  ],
  taraBoth: [
    ({ bride, groom, hers, his }: Tara) =>
      `From ${bride} to ${groom} the tara is ${his}, and back ${hers}: both are favourable.`,
    ({ bride, groom, hers, his }) => `${bride} ते ${groom} मोजता ${his} तारा आणि उलट मोजता ${hers} तारा: दोन्ही शुभ.`,
  ],
  taraHisNot: [
    ({ bride, groom, hers, his }: Tara) =>
      `From ${bride} to ${groom} the tara is ${his}, not favourable; back it is ${hers}, favourable.`,
    ({ bride, groom, hers, his }) => `${bride} ते ${groom} मोजता ${his} तारा अशुभ; उलट मोजता ${hers} तारा शुभ.`,
  ],
  taraHersNot: [
    ({ bride, groom, hers, his }: Tara) =>
      `From ${bride} to ${groom} the tara is ${his}, favourable; back it is ${hers}, not favourable.`,
    ({ bride, groom, hers, his }) => `${bride} ते ${groom} मोजता ${his} तारा शुभ; उलट मोजता ${hers} तारा अशुभ.`,
  ],
  yoniSame: [(yoni: string) => `Both are of ${yoni} yoni.`, yoni => `दोघांची योनी ${yoni} आहे.`],
  yoniFriends: [
    (hers: string, his: string) => `${hers} and ${his} are friendly.`,
    (hers, his) => `${hers} आणि ${his} यांची मैत्री आहे.`,
  ],
  yoniNeutral: [
    (hers: string, his: string) => `${hers} and ${his} are neutral to each other.`,
    (hers, his) => `${hers} आणि ${his} यांच्यात समभाव आहे.`,
  ],
  yoniEnemies: [
    (hers: string, his: string) => `${hers} and ${his} are not friendly.`,
    (hers, his) => `${hers} आणि ${his} यांची मैत्री नाही.`,
  ],
  yoniSwornEnemies: [
    (hers: string, his: string) => `${hers} and ${his} are sworn enemies (mahavair).`,
    (hers, his) => `${hers} आणि ${his} यांच्यात महावैर आहे.`,
  ],
  lordSame: [(lord: string) => `Both raas have the same lord, ${lord}.`, lord => `दोन्ही राशींचा स्वामी ${lord} आहे.`],
  lordsFriends: [
    (hers: string, his: string) => `The raas lords ${hers} and ${his} are friends.`,
    (hers, his) => `राशीस्वामी ${hers} आणि ${his} परस्पर मित्र आहेत.`,
  ],
  lordsNeutral: [
    (hers: string, his: string) => `The raas lords ${hers} and ${his} are neutral to each other.`,
    (hers, his) => `राशीस्वामी ${hers} आणि ${his} परस्पर सम आहेत.`,
  ],
  lordsEnemies: [
    (hers: string, his: string) => `The raas lords ${hers} and ${his} are enemies.`,
    (hers, his) => `राशीस्वामी ${hers} आणि ${his} परस्पर शत्रू आहेत.`,
  ],
  lordFriend: [(from: string, to: string) => `${to} is a friend to ${from}`, (from, to) => `${from} ${to} मित्र आहे`],
  lordNeutral: [(from: string, to: string) => `${to} is neutral to ${from}`, (from, to) => `${from} ${to} सम आहे`],
  lordEnemy: [(from: string, to: string) => `${to} is an enemy to ${from}`, (from, to) => `${from} ${to} शत्रू आहे`],
  lordsUneven: [(hers: string, his: string) => `${hers}, but ${his}.`, (hers, his) => `${hers}, पण ${his}.`],
  ganSame: [(gan: string) => `Both are of ${gan} gan.`, gan => `दोघांचा गण ${gan} आहे.`],
  ganWell: [
    (hers: string, his: string) => `A ${hers} bride and a ${his} groom agree well.`,
    (hers, his) => `वधू ${hers} गण आणि वर ${his} गण: चांगले जुळते.`,
  ],
  ganLittle: [
    (hers: string, his: string) => `A ${hers} bride and a ${his} groom agree a little.`,
    (hers, his) => `वधू ${hers} गण आणि वर ${his} गण: थोडेच जुळते.`,
  ],
  ganNot: [
    (hers: string, his: string) => `A ${hers} bride and a ${his} groom do not agree.`,
    (hers, his) => `वधू ${hers} गण आणि वर ${his} गण: जुळत नाही.`,
  ],
  bhakootSame: [(raas: string) => `Both are of ${raas} raas.`, raas => `दोघांची रास ${raas} आहे.`],
  bhakootFits: [
    (his: string, hers: string) =>
      `Counted from the bride's raas the groom's is the ${his}, and back the ${hers}: favourable.`,
    (his, hers) => `वधूच्या राशीपासून वराची रास ${his} आणि उलट मोजता ${hers}: शुभ.`,
  ],
  bhakootDosh: [
    (his: string, hers: string, dosh: string) =>
      `Counted from the bride's raas the groom's is the ${his}, and back the ${hers}: ${dosh}.`,
    (his, hers, dosh) => `वधूच्या राशीपासून वराची रास ${his} आणि उलट मोजता ${hers}: ${dosh}.`,
  ],
  nth: [
    (n: number) => `${n}${['', 'st', 'nd', 'rd'][n] ?? 'th'}`,
    n => 'पहिली दुसरी तिसरी चौथी पाचवी सहावी सातवी आठवी नववी दहावी अकरावी बारावी'.split(' ')[n - 1] ?? '',
  ],
  dwirdwadash: ['dwirdwadash', 'द्विर्द्वादश'],
  navpancham: ['navpancham', 'नवपंचम'],
  shadashtak: ['shadashtak', 'षडाष्टक'],
  nadiSame: [(nadi: string) => `Both are of ${nadi} nadi: nadi dosh.`, nadi => `दोघांची नाडी ${nadi} आहे: नाडी दोष.`],
  nadiDiffers: [
    (hers: string, his: string) => `The bride's nadi is ${hers} and the groom's ${his}: they differ.`,
    (hers, his) => `वधूची नाडी ${hers} आणि वराची ${his}: नाडी वेगळ्या आहेत.`,
  ],
})

/** The animal of each yoni in everyday words, because not every family knows the Sanskrit name. */
export const animal: Record<Yoni, Bilingual> = {
  ASHWA: { en: 'horse', mr: 'घोडा' },
  GAJ: { en: 'elephant', mr: 'हत्ती' },
  MESH: { en: 'sheep', mr: 'मेंढा' },
  SARP: { en: 'snake', mr: 'साप' },
  SHWAN: { en: 'dog', mr: 'कुत्रा' },
  MARJAR: { en: 'cat', mr: 'मांजर' },
  MUSHAK: { en: 'mouse', mr: 'उंदीर' },
  GAU: { en: 'cow', mr: 'गाय' },
  MAHISH: { en: 'buffalo', mr: 'म्हैस' },
  VYAGHRA: { en: 'tiger', mr: 'वाघ' },
  MRUG: { en: 'deer', mr: 'हरीण' },
  VANAR: { en: 'monkey', mr: 'माकड' },
  NAKUL: { en: 'mongoose', mr: 'मुंगूस' },
  SINH: { en: 'lion', mr: 'सिंह' },
}

/** The name of a lord in the dative, as in "to Chandra": Marathi inflects it. */
export const dative: Record<Lord, Bilingual> = {
  RAVI: { en: 'Ravi', mr: 'रवीला' },
  CHANDRA: { en: 'Chandra', mr: 'चंद्राला' },
  MANGAL: { en: 'Mangal', mr: 'मंगळाला' },
  BUDH: { en: 'Budh', mr: 'बुधाला' },
  GURU: { en: 'Guru', mr: 'गुरूला' },
  SHUKRA: { en: 'Shukra', mr: 'शुक्राला' },
  SHANI: { en: 'Shani', mr: 'शनीला' },
}
