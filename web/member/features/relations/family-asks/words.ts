import { mostAsked } from '#domain/relations/family-asks.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const askWords = catalogue({
  ask: ['Ask the family', 'घरच्यांना विचारा'],
  invite: ['Invite your family to ask them', 'विचारण्यासाठी घरच्यांना बोलवा'],
  atMost: [`Up to ${mostAsked} at a time`, `एका वेळी जास्तीत जास्त ${inDevanagari(mostAsked)}`],
  seeAnswers: ['What the family said', 'घरच्यांची उत्तरे'],
  youAsked: ['You asked', 'तुम्ही विचारले'],
  asks: [(who: string) => `${who} asks`, (who: string) => `${who} विचारले`],
  you: ['You', 'तुम्ही'],
  nobody: ['Nobody has answered yet', 'अजून कोणी उत्तर दिलेले नाही'],
  yourAnswer: ['Your answer', 'तुमचे उत्तर'],
  none: ['Nothing has been asked at home yet', 'घरात अजून काही विचारलेले नाही'],
  noneHelp: [
    'Choose some of your shortlist and ask those of your family who log in.',
    'निवडलेल्या स्थळांपैकी काही निवडा आणि घरातील जे लॉगिन करतात त्यांना विचारा.',
  ],
  choose: ['Choose profiles', 'स्थळे निवडा'],
  private: [
    'Only those of your family who log in for this profile see this.',
    'या स्थळासाठी लॉगिन करणाऱ्या तुमच्या घरच्यांनाच हे दिसते.',
  ],
})

export const answerWords = catalogue({
  YES: ['Yes', 'होय'],
  TALK: ['Let us talk', 'बोलू या'],
  NO: ['No', 'नको'],
})
