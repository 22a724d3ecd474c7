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
  helpPhoto: ['A photo would help most', 'फोटोचा सर्वांत जास्त उपयोग होईल'],
  helpWishes: ['Wider expectations would help most', 'अपेक्षा थोड्या सैल केल्यास सर्वांत जास्त उपयोग होईल'],
  helpBirthTime: ['The time of birth would help most', 'जन्मवेळेचा सर्वांत जास्त उपयोग होईल'],
})
