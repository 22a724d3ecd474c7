import { splitWords } from './split-words.ts'

/** Surnames by region, because most surnames are common in one part of the state. */
const everywhere = splitWords(`
  Patil Jadhav Pawar Shinde More Chavan Deshmukh Gaikwad Kale Kadam Bhosale Salunkhe Mane Jagtap Kulkarni Joshi
  Deshpande Thorat Shelar Ghorpade Mohite Nikam Suryavanshi Sonawane Salvi Surve Waghmare Khandare Ingale Kamble
`)

export const surnamesOf = {
  konkan: [
    ...everywhere,
    ...splitWords(`
    Sawant Rane Parab Naik Gawade Desai Dalvi Rawool Tawde Ghadi Palav Teli Chalke Shirke Mhatre Patkar Samant Prabhu
    Khanolkar Malvankar Redkar Vengurlekar Bandekar Pednekar Shirodkar Gurav Bhagat Thakur Koli Raut Bait Mayekar
    Lad Sakpal Devrukhkar Mestry Kasar Gharat Ambekar Kanade
  `),
  ],
  west: [
    ...everywhere,
    ...splitWords(`
    Nimbalkar Ghatge Mahadik Shitole Jedhe Bandal Konde Kakade Tupe Landge Bhegade Balkawade Dhumal Yadav Ghadge Phalke
    Sasane Barge Kharade Borate Gujar Jachak Kokate Dhere Magar Savant Khade Ranaware Kolhe Bhoite Malusare Marathe
    Kanse Pisal Bhilare Ghule Lokhande Chougule Magdum Koli Powar Khot Ingawale Dhaigude Kate Bhujbal Gite
  `),
  ],
  north: [
    ...everywhere,
    ...splitWords(`
    Bhamare Ahire Borse Deore Bachhav Gangurde Kotkar Wagh Khairnar Shewale Thete Boraste Sonje Bagul Nerkar Chaudhari
    Mahajan Bhadane Salve Kunde Tambe Vikhe Langhe Murkute Gadakh Kardile Bhoir Bornare Kadlag Hase Varpe Gunjal
    Sabale Kapse Nagare Pingale Dhikale Godse Tidke Lahane
  `),
  ],
  marathwada: [
    ...everywhere,
    ...splitWords(`
    Solanke Munde Dhas Pandit Tope Danve Chikhalikar Bhosikar Kawale Hambarde Kendre Bokare Wankhede Ambhore Kharat
    Dhakne Rathod Lokhande Nilangekar Chakurkar Biradar Mule Kalyankar Shirsath Gore Bhumre Zende Aundhekar Dake
    Wayal Takle Kharabe Jogdand Garad Andhare Bhalerao
  `),
  ],
  vidarbha: [
    ...everywhere,
    ...splitWords(`
    Thakre Deshkar Wankhade Raut Mankar Kolhe Gawande Dhote Tidke Bhoyar Umale Gulhane Ambadkar Kathane Watane Charde
    Bobade Zade Nimje Wadaskar Kewate Lanjewar Meshram Sahare Khobragade Dhok Fuke Choudhari Wadettiwar Bhuyar Pohare
    Tayade Dhole Kharche Rathi Dahake Mohod Thote
  `),
  ],
} as const
export type Region = keyof typeof surnamesOf

/** For members who write their names in Devanagari. */
export const surnamesInMarathi = splitWords(`
  पाटील जाधव पवार शिंदे चव्हाण देशमुख गायकवाड भोसले साळुंखे जगताप मोहिते सूर्यवंशी सोनावणे निंबाळकर महाडिक घोरपडे
  सावंत राणे परब मालवणकर वेंगुर्लेकर खानोलकर देवरुखकर विखे आहिरे बोरसे खैरनार भामरे सोळंके चिखलीकर निलंगेकर
  ठाकरे वानखडे गुल्हाने खोब्रागडे रणवरे चौगुले इंगवले धायगुडे जोगदंड
`)
