import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const wishCostWords = catalogue({
  offer: [
    'Each expectation leaves some families out. Count how many, and which one leaves out the most.',
    'प्रत्येक अपेक्षेमुळे काही स्थळे वगळली जातात. किती, आणि कोणत्या अपेक्षेमुळे सर्वांत जास्त, ते मोजा.',
  ],
  count: ['Count the families', 'स्थळे मोजा'],
  again: ['Count again', 'पुन्हा मोजा'],
  changed: ['An expectation has changed since the count.', 'मोजल्यानंतर अपेक्षा बदलली आहे.'],
  noWishes: [
    'Write an expectation, and you can count here how many families fit.',
    'एक अपेक्षा लिहा, मग किती स्थळे जुळतात ते येथे मोजता येईल.',
  ],
  tooMany: [
    'Too many places are chosen to count them here. “Matches” counts them once they are saved.',
    'येथे मोजण्यासाठी फार ठिकाणे निवडली आहेत. जतन केल्यावर “जुळणारी स्थळे” येथे ती मोजली जातात.',
  ],
  few: ['fewer than 10', '१० पेक्षा कमी'],
  fitting: [
    (count: string) =>
      `Families who fit these expectations: ${count}. Those you have answered, those of your own devak and those who joined today are counted too.`,
    (count: string) => `या अपेक्षांत बसणारी स्थळे: ${count}. यात तुम्ही उत्तर दिलेली, तुमच्याच देवकाची आणि आज आलेली स्थळेही आहेत.`,
  ],
  excludeMost: [
    (n: number, wishes: string) =>
      n === 1 ? `One expectation leaves out the most: ${wishes}.` : `${n} expectations leave out the most: ${wishes}.`,
    (n: number, wishes: string) =>
      n === 1
        ? `एका अपेक्षेमुळे सर्वांत जास्त स्थळे वगळली जातात: ${wishes}.`
        : `${inDevanagari(n)} अपेक्षांमुळे सर्वांत जास्त स्थळे वगळली जातात: ${wishes}.`,
  ],
  noneDear: [
    'No single expectation leaves out ten families or more.',
    'कोणत्याही एका अपेक्षेमुळे दहा किंवा अधिक स्थळे वगळली जात नाहीत.',
  ],
  without: [(more: string) => `without it ${more} more`, (more: string) => `ही नसेल तर आणखी ${more}`],
  withoutFew: ['without it fewer than 10 more', 'ही नसेल तर आणखी १० पेक्षा कमी'],
  relaxed: [
    (value: string, more: string) => `with ${value} ${more} more`,
    (value: string, more: string) => `${value} चालत असेल तर आणखी ${more}`,
  ],
})
