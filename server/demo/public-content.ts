import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { writeDemoLinks, writeDemoSite } from './site.ts'

/** Groom, bride, their places and what they say, each in its own language. The couples are invented, and their pictures are drawings. */
export const couples = [
  [
    'Omkar Deshmukh',
    'Sayali Pawar',
    'Baramati, Pune',
    'Karad, Satara',
    'Our mothers spoke first, and after that they hardly let us speak.',
  ],
  [
    'Aniket Jadhav',
    'Rutuja Shinde',
    'Sangamner, Ahilyanagar',
    'Sinnar, Nashik',
    'दोन्ही घरांत एकच बोली बोलली जाते, हे पहिल्याच फोनमध्ये कळले आणि परकेपणा संपला.',
  ],
  [
    'Prathamesh Kale',
    'Mrunal Gaikwad',
    'Saswad, Pune',
    'Wai, Satara',
    'I had written that I like long bus journeys. He asked about nothing else.',
  ],
  [
    'Swapnil More',
    'Ketaki Bhosale',
    'Miraj, Sangli',
    'Ichalkaranji, Kolhapur',
    'पत्रिका जुळली, गावे जवळची निघाली, आणि बाकी सगळे एका चहात ठरले.',
  ],
  [
    'Rohan Chavan',
    'Apurva Salunkhe',
    'Karad, Satara',
    'Islampur, Sangli',
    'We met at her uncle’s shop in Karad and stayed until it closed.',
  ],
  [
    'Tejas Patil',
    'Shruti Nikam',
    'Shirpur, Dhule',
    'Amalner, Jalgaon',
    'आमच्या आजीने तिचा फोटो पाहूनच सांगितले होते, हीच आपली सून.',
  ],
  [
    'Akshay Kadam',
    'Pooja Mohite',
    'Chiplun, Ratnagiri',
    'Kankavli, Sindhudurg',
    'We had both almost given up looking. One short letter changed that.',
  ],
  [
    'Vaibhav Sawant',
    'Neha Rane',
    'Sawantwadi, Sindhudurg',
    'Rajapur, Ratnagiri',
    'समुद्राच्या दोन टोकांची आम्ही माणसे, पण आंब्याच्या वादात एकमत झाले.',
  ],
  [
    'Kunal Ghorpade',
    'Vaishnavi Thorat',
    'Mudhol, Bagalkot',
    'Shirur, Pune',
    'Three generations came to see me. I passed because of the puran poli.',
  ],
  [
    'Nikhil Wagh',
    'Gauri Bagul',
    'Malegaon, Nashik',
    'Nandurbar',
    'साधेपणाने लग्न करायचे दोघांच्याही मनात होते, म्हणून निर्णय सोपा झाला.',
  ],
  [
    'Siddharth Phadtare',
    'Ashwini Yadav',
    'Phaltan, Satara',
    'Malshiras, Solapur',
    'Our families had known each other’s villages for years without knowing us.',
  ],
  [
    'Mayur Lokhande',
    'Pallavi Kamble',
    'Osmanabad',
    'Latur',
    'तिने पहिल्या भेटीत विचारले, नोकरी सुरू ठेवू ना? मी म्हणालो, अर्थात.',
  ],
  [
    'Ajinkya Mane',
    'Komal Khot',
    'Kavathe Mahankal, Sangli',
    'Gadhinglaj, Kolhapur',
    'The first call was to last ten minutes. The tea went cold twice.',
  ],
  [
    'Shubham Dhumal',
    'Snehal Jagtap',
    'Mulshi, Pune',
    'Haveli, Pune',
    'शिक्षणाची आवड दोघांना, आणि दोन्ही घरांनी ती मनापासून जपली.',
  ],
  [
    'Pranav Shelar',
    'Dnyaneshwari Kokate',
    'Shrigonda, Ahilyanagar',
    'Yeola, Nashik',
    'My sister sent the interest for me. I still thank her every Bhaubeej.',
  ],
  [
    'Sagar Nalawade',
    'Prajakta Ingale',
    'Koregaon, Satara',
    'Pandharpur, Solapur',
    'पंढरीच्या वारीत भेट झाली आणि माउलीने मार्ग दाखवला.',
  ],
  ['Abhijit Raut', 'Tanvi Deshpande', 'Akola', 'Amravati', 'Two teachers in one house: nobody is ever late any more.'],
  [
    'Yogesh Sonawane',
    'Manasi Borse',
    'Chalisgaon, Jalgaon',
    'Dhule',
    'वडिलांच्या मित्राने नाव सुचवले, आणि येथे शोधताच तेच स्थळ समोर आले.',
  ],
  [
    'Rahul Ghadge',
    'Shital Zende',
    'Purandar, Pune',
    'Bhor, Pune',
    'We took our time, asked every question, and are glad that we did.',
  ],
  [
    'Kedar Surve',
    'Aditi Parab',
    'Mangaon, Raigad',
    'Malvan, Sindhudurg',
    'कोकणातली सून आणि देशावरचा जावई, दोन्ही घरांना कौतुकच.',
  ],
  [
    'Vishal Bankar',
    'Priyanka Dhage',
    'Paithan, Chhatrapati Sambhajinagar',
    'Jalna',
    'He cooks, I drive, and both mothers have made their peace with it.',
  ],
  [
    'Suraj Desai',
    'Mayuri Powar',
    'Bhudargad, Kolhapur',
    'Kagal, Kolhapur',
    'लग्न ठरायला तीन भेटी लागल्या, पण मन पहिल्याच भेटीत जुळले होते.',
  ],
  [
    'Harshad Tambe',
    'Rupali Avhad',
    'Rahuri, Ahilyanagar',
    'Niphad, Nashik',
    'It began with a question about a book, and it has not ended yet.',
  ],
] as const

const drawings = 12
const aWeek = 7 * 24 * 60 * 60 * 1000

function storyOf(
  [groom, bride, groomAddress, brideAddress, words]: (typeof couples)[number],
  place: number,
  now: Date,
) {
  const published = new Date(now.getTime() - (place + 1) * aWeek)
  const [groomFirst = '', groomLast = ''] = groom.split(' ')
  const [brideFirst = '', brideLast = ''] = bride.split(' ')
  return {
    id: newId(published),
    groom_registration_no: `G${9100 + place * 7}`,
    groom_first_name: groomFirst,
    groom_last_name: groomLast,
    groom_address: groomAddress,
    bride_registration_no: `B${9103 + place * 7}`,
    bride_first_name: brideFirst,
    bride_last_name: brideLast,
    bride_address: brideAddress,
    words,
    // Some tell of the year before.
    wedding_year: published.getUTCFullYear() - (place % 3 === 2 ? 1 : 0),
    // Some stories have no picture, as on a real site.
    image: place % 7 === 6 ? null : `/demo/couple-${(place % drawings) + 1}.svg`,
    confirmed_at: published,
    published_at: published,
    taken_down_at: null,
  }
}

/** Fills the public site with the provider's facts, stories, a video and links to social networks. */
export async function writePublicContent(trx: Db, now: Date): Promise<void> {
  await trx
    .insertInto('success_stories')
    .values(couples.map((couple, place) => storyOf(couple, place, now)))
    .execute()
  await writeDemoSite(trx, now)
  await writeDemoLinks(trx, now)
}
