import { catalogue } from '#domain/words/catalogue.ts'

export const storyWords = catalogue({
  title: ['Is this your story?', 'ही तुमची यशोगाथा आहे का?'],
  hint: [
    'Once you confirm it and our office has read it, everybody can see it on our success stories page.',
    'तुम्ही होकार दिल्यावर आणि आमच्या कार्यालयाने वाचल्यावर ती यशोगाथांच्या पानावर सर्वांना दिसेल.',
  ],
  couple: [
    (bride: string, groom: string) => `${bride} and ${groom}`,
    (bride: string, groom: string) => `${bride} आणि ${groom}`,
  ],
  city: ['City', 'शहर'],
  words: ['In their words', 'त्यांच्या शब्दांत'],
  weddingYear: ['Year of the wedding', 'विवाहाचे वर्ष'],
  photo: ['The photo of the couple', 'जोडप्याचा फोटो'],
  confirm: ['Confirm', 'होय, खरी आहे'],
  notTrue: ['Not true', 'खरी नाही'],
  ownerAnswers: [
    'The person with whose number or email the profile is registered answers this.',
    'ज्यांच्या नंबरने किंवा ई-मेलने स्थळ नोंदवले आहे ते याचे उत्तर देतात.',
  ],
  CONFIRMED: ['You have confirmed this story.', 'ही यशोगाथा खरी असल्याचे तुम्ही सांगितले आहे.'],
  DENIED: [
    'You have said that this story is not true. It is not shown.',
    'ही यशोगाथा खरी नसल्याचे तुम्ही सांगितले आहे. ती दाखवली जाणार नाही.',
  ],
})
