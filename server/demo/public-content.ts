import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { writeDemoLinks, writeDemoSite } from './site.ts'

/** Groom, bride and their places. The couples are invented, and their pictures are drawings. */
export const couples = [
  ['Omkar Deshmukh', 'Sayali Pawar', 'Baramati, Pune', 'Karad, Satara'],
  ['Aniket Jadhav', 'Rutuja Shinde', 'Sangamner, Ahilyanagar', 'Sinnar, Nashik'],
  ['Prathamesh Kale', 'Mrunal Gaikwad', 'Saswad, Pune', 'Wai, Satara'],
  ['Swapnil More', 'Ketaki Bhosale', 'Miraj, Sangli', 'Ichalkaranji, Kolhapur'],
  ['Rohan Chavan', 'Apurva Salunkhe', 'Karad, Satara', 'Islampur, Sangli'],
  ['Tejas Patil', 'Shruti Nikam', 'Shirpur, Dhule', 'Amalner, Jalgaon'],
  ['Akshay Kadam', 'Pooja Mohite', 'Chiplun, Ratnagiri', 'Kankavli, Sindhudurg'],
  ['Vaibhav Sawant', 'Neha Rane', 'Sawantwadi, Sindhudurg', 'Rajapur, Ratnagiri'],
  ['Kunal Ghorpade', 'Vaishnavi Thorat', 'Mudhol, Bagalkot', 'Shirur, Pune'],
  ['Nikhil Wagh', 'Gauri Bagul', 'Malegaon, Nashik', 'Nandurbar'],
  ['Siddharth Phadtare', 'Ashwini Yadav', 'Phaltan, Satara', 'Malshiras, Solapur'],
  ['Mayur Lokhande', 'Pallavi Kamble', 'Osmanabad', 'Latur'],
  ['Ajinkya Mane', 'Komal Khot', 'Kavathe Mahankal, Sangli', 'Gadhinglaj, Kolhapur'],
  ['Shubham Dhumal', 'Snehal Jagtap', 'Mulshi, Pune', 'Haveli, Pune'],
  ['Pranav Shelar', 'Dnyaneshwari Kokate', 'Shrigonda, Ahilyanagar', 'Yeola, Nashik'],
  ['Sagar Nalawade', 'Prajakta Ingale', 'Koregaon, Satara', 'Pandharpur, Solapur'],
  ['Abhijit Raut', 'Tanvi Deshpande', 'Akola', 'Amravati'],
  ['Yogesh Sonawane', 'Manasi Borse', 'Chalisgaon, Jalgaon', 'Dhule'],
  ['Rahul Ghadge', 'Shital Zende', 'Purandar, Pune', 'Bhor, Pune'],
  ['Kedar Surve', 'Aditi Parab', 'Mangaon, Raigad', 'Malvan, Sindhudurg'],
  ['Vishal Bankar', 'Priyanka Dhage', 'Paithan, Chhatrapati Sambhajinagar', 'Jalna'],
  ['Suraj Desai', 'Mayuri Powar', 'Bhudargad, Kolhapur', 'Kagal, Kolhapur'],
  ['Harshad Tambe', 'Rupali Avhad', 'Rahuri, Ahilyanagar', 'Niphad, Nashik'],
] as const

const drawings = 12
const aWeek = 7 * 24 * 60 * 60 * 1000

function storyOf([groom, bride, groomAddress, brideAddress]: (typeof couples)[number], place: number, now: Date) {
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
