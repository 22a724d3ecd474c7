import type { Bilingual } from '#domain/words/bilingual.ts'
import { lordName } from '../names.ts'
import type { Graha } from './grahas.ts'
import type { KaranaName } from './karana.ts'

export const grahaName: Readonly<Record<Graha, Bilingual>> = {
  sun: lordName.RAVI,
  moon: lordName.CHANDRA,
  mars: lordName.MANGAL,
  mercury: lordName.BUDH,
  jupiter: lordName.GURU,
  venus: lordName.SHUKRA,
  saturn: lordName.SHANI,
  rahu: { en: 'Rahu', mr: 'राहू' },
  ketu: { en: 'Ketu', mr: 'केतू' },
}

/** As they stand in the houses of a drawn kundali. */
export const grahaShort: Readonly<Record<Graha | 'lagna', Bilingual>> = {
  lagna: { en: 'La', mr: 'ल' },
  sun: { en: 'Ra', mr: 'र' },
  moon: { en: 'Ch', mr: 'चं' },
  mars: { en: 'Ma', mr: 'मं' },
  mercury: { en: 'Bu', mr: 'बु' },
  jupiter: { en: 'Gu', mr: 'गु' },
  venus: { en: 'Sk', mr: 'शु' },
  saturn: { en: 'Sn', mr: 'श' },
  rahu: { en: 'Rh', mr: 'रा' },
  ketu: { en: 'Ke', mr: 'के' },
}

const named = (en: string, mr: string): Bilingual[] => {
  const [english, marathi] = [en.split(' '), mr.split(' ')]
  return english.map((name, at) => ({ en: name, mr: marathi[at] ?? '' }))
}

const tithis = named(
  'Pratipada Dwitiya Tritiya Chaturthi Panchami Shashthi Saptami Ashtami Navami Dashami Ekadashi Dwadashi Trayodashi Chaturdashi',
  'प्रतिपदा द्वितीया तृतीया चतुर्थी पंचमी षष्ठी सप्तमी अष्टमी नवमी दशमी एकादशी द्वादशी त्रयोदशी चतुर्दशी',
)

/** With its half of the month: Shukla Ashtami, Pournima. */
export function tithiName(tithi: number): Bilingual {
  if (tithi === 15) return { en: 'Pournima', mr: 'पौर्णिमा' }
  if (tithi === 30) return { en: 'Amavasya', mr: 'अमावास्या' }
  const name = tithis[(tithi - 1) % 15] ?? { en: '', mr: '' }
  return tithi < 15
    ? { en: `Shukla ${name.en}`, mr: `शुक्ल ${name.mr}` }
    : { en: `Krishna ${name.en}`, mr: `कृष्ण ${name.mr}` }
}

const yogas = named(
  'Vishkambha Priti Ayushman Saubhagya Shobhana Atiganda Sukarma Dhriti Shula Ganda Vriddhi Dhruva Vyaghata Harshana Vajra Siddhi Vyatipata Variyan Parigha Shiva Siddha Sadhya Shubha Shukla Brahma Aindra Vaidhruti',
  'विष्कंभ प्रीती आयुष्मान सौभाग्य शोभन अतिगंड सुकर्मा धृती शूल गंड वृद्धी ध्रुव व्याघात हर्षण वज्र सिद्धी व्यतिपात वरीयान परिघ शिव सिद्ध साध्य शुभ शुक्ल ब्रह्मा ऐंद्र वैधृती',
)
export const yogaName = (yoga: number): Bilingual => yogas[yoga - 1] ?? { en: '', mr: '' }

export const karanaWords: Readonly<Record<KaranaName, Bilingual>> = {
  Kimstughna: { en: 'Kimstughna', mr: 'किंस्तुघ्न' },
  Bava: { en: 'Bava', mr: 'बव' },
  Balava: { en: 'Balava', mr: 'बालव' },
  Kaulava: { en: 'Kaulava', mr: 'कौलव' },
  Taitila: { en: 'Taitila', mr: 'तैतिल' },
  Gara: { en: 'Gara', mr: 'गर' },
  Vanija: { en: 'Vanija', mr: 'वणिज' },
  Vishti: { en: 'Vishti', mr: 'विष्टी' },
  Shakuni: { en: 'Shakuni', mr: 'शकुनी' },
  Chatushpada: { en: 'Chatushpada', mr: 'चतुष्पाद' },
  Naga: { en: 'Naga', mr: 'नाग' },
}

/** From Sunday on. */
const varas = named(
  'Ravivar Somvar Mangalvar Budhvar Guruvar Shukravar Shanivar',
  'रविवार सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार',
)
export const varaName = (weekday: number): Bilingual => varas[weekday] ?? { en: '', mr: '' }

const houses = named(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  '१ २ ३ ४ ५ ६ ७ ८ ९ १० ११ १२',
)
/** In a sentence: "in the seventh house", "मंगळाचे स्थान ७". */
export const houseOrdinal = (house: number): Bilingual => houses[house - 1] ?? { en: '', mr: '' }
