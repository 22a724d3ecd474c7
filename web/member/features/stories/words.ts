import { catalogue } from '#domain/words/catalogue.ts'

export const storyWords = catalogue({
  en: {
    title: 'Is this your story?',
    hint: 'With your word and after our office has read it, everybody may see it on our success stories page.',
    couple: (bride: string, groom: string) => `${bride} and ${groom}`,
    city: 'City',
    photo: 'The photo of the couple',
    confirm: 'Confirm',
    notTrue: 'Not true',
    CONFIRMED: 'You have confirmed this story.',
    DENIED: 'You have said that this story is not true. It is not shown.',
  },
  mr: {
    title: 'ही तुमची गोष्ट आहे का?',
    hint: 'तुम्ही होकार दिल्यावर आणि आमच्या कार्यालयाने वाचल्यावर ती यशोगाथांच्या पानावर सर्वांना दिसेल.',
    couple: (bride: string, groom: string) => `${bride} आणि ${groom}`,
    city: 'शहर',
    photo: 'जोडप्याचा फोटो',
    confirm: 'होय, खरी आहे',
    notTrue: 'खरी नाही',
    CONFIRMED: 'तुम्ही या गोष्टीची खात्री केली आहे.',
    DENIED: 'ही गोष्ट खरी नाही असे तुम्ही सांगितले आहे. ती दाखवली जात नाही.',
  },
})
