import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { digits } from '#domain/words/digits.ts'

export const meWords = catalogue({
  shown: [
    (count: number | null) =>
      `In the last 30 days your profile stood ${count === null ? 'a few times' : counted(count, 'time')} among the matches of other families.`,
    (count: number | null) =>
      `गेल्या ३० दिवसांत इतर कुटुंबांच्या जुळणाऱ्या स्थळांत तुमचे स्थळ ${count === null ? 'काही' : digits('mr', count)} वेळा दिसले.`,
  ],
  opened: [
    (count: number | null) =>
      `In the last 30 days ${count === null ? 'a few families' : count === 0 ? 'nobody' : counted(count, 'family', 'families')} opened your profile.`,
    (count: number | null) =>
      count === 0
        ? 'गेल्या ३० दिवसांत तुमचे स्थळ कोणी उघडले नाही.'
        : `गेल्या ३० दिवसांत ${count === null ? 'काही' : digits('mr', count)} कुटुंबांनी तुमचे स्थळ उघडले.`,
  ],
  own: ['Our profile', 'आमचे स्थळ'],
  activity: [
    (received: number, sent: number) => `${received} received · ${sent} sent`,
    (received: number, sent: number) => `${digits('mr', received)} आलेल्या · ${digits('mr', sent)} कळवलेल्या`,
  ],
  id_NONE: ['Not sent yet', 'अजून पाठवलेले नाही'],
  id_INCOMPLETE: ['One side is missing', 'एक बाजू बाकी आहे'],
  id_WAITING: ['Our staff look at it', 'आमचे कर्मचारी पाहत आहेत'],
  id_APPROVED: ['Checked', 'तपासले'],
  id_REJECTED: ['Not accepted', 'स्वीकारले नाही'],
  id_WITHDRAWN: ['Needed again', 'पुन्हा हवे आहे'],
  planTill: [
    (day: string, left: number | null) => `Until ${day}${left === null ? '' : ` · ${counted(left, 'contact')} left`}`,
    (day: string, left: number | null) =>
      `${day} पर्यंत${left === null ? '' : ` · ${digits('mr', left)} ${left === 1 ? 'नंबर उरला' : 'नंबर उरले'}`}`,
  ],
  noPlan: ['Free member', 'मोफत सदस्य'],
  // It stands in a row of the other language.
  languageNow: ['सध्या: इंग्रजी', 'Now: Marathi'],
  onThisDevice: ['Logged in on this device', 'या उपकरणावर लॉगिन आहे'],
  helpPhoto: ['A photo would help most', 'फोटोचा सर्वांत जास्त उपयोग होईल'],
  helpWishes: ['Wider expectations would help most', 'अपेक्षा थोड्या सैल केल्यास सर्वांत जास्त उपयोग होईल'],
  helpBirthTime: ['The time of birth would help most', 'जन्मवेळेचा सर्वांत जास्त उपयोग होईल'],
})
