import { splitWords } from './split-words.ts'
import type { Region } from './surnames.ts'

/** The region of each district, and its share of the community. */
export const districts: Record<string, readonly [Region, number]> = {
  Pune: ['west', 12],
  Satara: ['west', 9],
  Kolhapur: ['west', 8],
  Sangli: ['west', 7],
  Solapur: ['west', 6],
  Ahilyanagar: ['north', 7],
  Nashik: ['north', 7],
  Jalgaon: ['north', 3],
  Dhule: ['north', 2],
  Nandurbar: ['north', 0.6],
  'Chhatrapati Sambhajinagar': ['marathwada', 5],
  Beed: ['marathwada', 4],
  Latur: ['marathwada', 3.5],
  Dharashiv: ['marathwada', 3],
  Jalna: ['marathwada', 2.5],
  Parbhani: ['marathwada', 2.5],
  Nanded: ['marathwada', 3],
  Hingoli: ['marathwada', 1.5],
  Ratnagiri: ['konkan', 3],
  Sindhudurg: ['konkan', 3],
  Raigad: ['konkan', 3],
  Thane: ['konkan', 2.5],
  Palghar: ['konkan', 0.8],
  'Mumbai City': ['konkan', 0.8],
  'Mumbai Suburban': ['konkan', 1.5],
  Amravati: ['vidarbha', 1.6],
  Akola: ['vidarbha', 1.4],
  Buldhana: ['vidarbha', 2],
  Washim: ['vidarbha', 0.8],
  Yavatmal: ['vidarbha', 1.4],
  Nagpur: ['vidarbha', 1.8],
  Wardha: ['vidarbha', 0.7],
  Chandrapur: ['vidarbha', 0.7],
  Bhandara: ['vidarbha', 0.4],
  Gondia: ['vidarbha', 0.3],
  Gadchiroli: ['vidarbha', 0.2],
}

/** Common village names by region. A native place may have at most twelve letters. */
const plateau = splitWords(`
  Wadgaon Pimpalgaon Nimgaon Borgaon Shirgaon Malwadi Takli Kothali Savargaon Chincholi Jamgaon Kelgaon Loni
  Mandavgaon Talegaon Rajuri Kasegaon Umbraj Ozarde Bhavani Tambve Rethare Wategaon Ghogaon Kalamwadi Nerle Karve
  Supne Tarale Masur Shenoli Kole Yelur Bhilawadi Ankalkhop Deshing Kumthe Visapur Borgav Andhali Mohi Pusesavali
  Aundh Katgun Nidhal Budh Khatgun Lonand Sonwadi Nimbhore Kolki Taradgaon Vidani Girvi Padegaon Kapashi Undirgaon
  Belapur Ashwi Kolhar Ghulewadi Nimon Talegav Rajapur Sangvi Pimpri Khadki Dongargaon Sarola
  Walki Hivare Belwandi Kashti Pimpalwandi Otur Belhe Rajuri Kalamb Ghodegaon Awasari
  Chas Kadus Markal Koregaon Talegaon Nhavara Mandki Nira Walhe Belsar
  Malad Sangavi Pandare Malegaon Sonai Kukana Bhende Ghodegav Wadala Chanda Kharwandi Tisgaon Miri
`)

const konkan = splitWords(`
  Nerur Kasal Pawas Phondaghat Talere Kharepatan Achara Masure Chindar Poip Kattha Wayangani Shiroda
  Redi Aravali Ubhadanda Tulas Math Adeli Parule Mhapan Walawal Pinguli Zarap Oros Kalmath Nandgaon Asalde Jamsande
  Padel Naringre Hindale Munge Jaitapur Nate Adivare Kasheli Purnagad Malgund
  Nivali Pali Hathkhamba Lote Anjarle Kelshi Velas Abloli Shringartali Palshet Hedavi
  Adur Pophali Alore Shirgaon Savarde Asurde Dervan Kherdi Wehele Dhamane Makhjan Phungus Sakharpa
  Nagaon Akshi Revdanda Chaul Kashid Nandgaon Borli Kurul Poynad Wadkhal Kolad Indapur Goregaon Mangaon Birwadi
`)

const east = splitWords(`
  Takarkheda Dhanora Loni Wadhona Bramhanwada Asegaon Kurha Mozari Talegaon Anjansingi Shirala Nerpinglai Rajura
  Pimpalkhuta Chikhali Undri Amdapur Mera Dhad Raipur Sakharkheda Janephal Hivra Dongaon Deulgaon Anjani Bhosa
  Mangladevi Ladkhed Bori Lohi Umari Manora Shelubazar Kata Ansing Jaulka Medshi Borala Hirpur Kanheri Nimba Dahihanda
  Kapashi Goregaon Ugwa Mhaisang Palso Hatrun Wadegaon Vivra Alegaon Sasti Channi Malkhed Ghuikhed Satargaon Yeoti
  Palaskhed Kinhala Umarkhed Waigaon Selu Zadgaon Kelzar Salai Mohgaon Kondhali Paradsinga Sawargaon Jalalkheda
  Bhishnur Mowad Thadipaoni Khapa Patansaongi Kelwad
`)

const marathwada = splitWords(`
  Ghatnandur Bardapur Pattiwadgaon Dharur Telgaon Kitti Talkhed Umri Chausala Neknoor Limbaganesh Nalwandi Pali
  Manjarsumba Yelamb Dhanora Kada Daula Tintarwani Umapur Talwada Madalmohi Rui Jategaon Pachegaon Murud Gategaon
  Tandulja Bori Harangul Kasarkheda Chincholi Ujani Matola Lamjana Nagarsoga Aurad Kasarshirshi Madansuri
  Halgara Ambulga Walandi Devarjan Hali Handarguli Nalgir Wadhona Jalkot Kingaon Hadolti Shirur Andhori Khandali
  Tadola Kalamb Yermala Dhoki Ter Padoli Bembli Keshegaon Itkal Jawalga Kati Mangrul Anadur Salgara Murum
  Yenegur Dalimb Gunjoti Kasti Jevali Makani Achler Bhatangali Wakod Pishor Chincholi Karanjkhed Nachanvel Ladsawangi
  Karmad Pimpri Adul Bidkin Dhorkin Lohgaon Gevrai Pachod Vihamandwa Tembhurni Rajur Hasnabad Anwa Sipora Dhawada
`)

const north = splitWords(`
  Pimpalgaon Vinchur Sukene Chandori Saikheda Khedgaon Palkhed Vani Mohadi Janori Umrale Nanashi
  Abhona Kanashi Bej Nampur Jaykheda Taharabad Brahmangaon Thengoda Virgaon Umrane Khamkheda Devpur Dabhadi Zodge
  Karanjgavan Ravalgaon Nimgaon Vadner Saundane Dindori Girnare Mungsare Makhmalabad Adgaon Shinde
  Pandhurli Wavi Thangaon Dubere Nandur Musalgaon Andarsul Mukhed Patoda Nagarsul Rajapur Kapadne Songir Nagaon
  Kusumba Fagne Mukti Betawad Nardana Virdel Thalner Boradi Arthe Pimpalner Nijampur Dahivel Kasare
  Mehunbare Sayagaon Pilkhod Bahal Kajgaon Nagardevla Varkhedi Lohara Pahur Shendurni Fattepur Neri Vakod Savda
  Nhavi Bhalod Chinawal Sakali Kingaon Adavad Chahardi Lasur Galangi Pimpri Kasoda Utran Bhatkheda
`)

export const villagesOf: Record<Region, readonly string[]> = {
  konkan,
  west: plateau,
  north,
  marathwada,
  vidarbha: east,
}

/** Areas of each work location. */
export const areasOf: Record<string, readonly string[]> = {
  'Pune City': splitWords(
    'Kothrud Hadapsar Katraj Warje Aundh Baner Wanowrie Dhankawadi Bibwewadi Karvenagar Shivajinagar Deccan Yerawada Kondhwa',
  ),
  Haveli: splitWords('Wagholi Manjri Loni_Kalbhor Narhe Dhayari Khadakwasla Uruli Phursungi'),
  'Pimpri-Chinchwad': splitWords(
    'Chinchwad Nigdi Akurdi Wakad Bhosari Thergaon Pimple_Saudagar Moshi Ravet Sangvi Hinjawadi',
  ),
  Mumbai: splitWords('Dadar Parel Girgaon Worli Lalbaug Mahim Prabhadevi Byculla Fort Sewri'),
  Andheri: splitWords('Andheri Jogeshwari Goregaon Vile_Parle Marol Santacruz Khar'),
  Borivali: splitWords('Borivali Kandivali Malad Dahisar Charkop'),
  Kurla: splitWords('Ghatkopar Mulund Vikhroli Chembur Bhandup Kurla Kanjurmarg Powai'),
  Thane: splitWords('Ghodbunder Kopri Naupada Vartaknagar Kalwa Majiwada Manpada'),
  'Navi Mumbai': splitWords('Vashi Nerul Kharghar Airoli Belapur Ghansoli Kopar_Khairane Kamothe Ulwe'),
  'Kalyan-Dombivli': splitWords('Dombivli Kalyan Thakurli Titwala'),
  Kalyan: splitWords('Kalyan Dombivli Titwala Khadakpada'),
  Nashik: splitWords('Panchavati Indiranagar Cidco Gangapur Satpur Nashik_Road Deolali Mhasrul Ambad'),
  'Nagpur Urban': splitWords('Dharampeth Manewada Trimurti_Nagar Sitabuldi Hingna Nandanvan Pratap_Nagar Mihan'),
  'Chhatrapati Sambhajinagar': splitWords('Cidco Garkheda Waluj Chikalthana Jyotinagar Hudco Ulkanagari'),
  Kolhapur: splitWords('Rajarampuri Shahupuri Kasba_Bawada Tarabai_Park Uchgaon Mangalwar_Peth'),
  Karvir: splitWords('Rajarampuri Shahupuri Kasba_Bawada Tarabai_Park Uchgaon'),
  'Solapur North': splitWords('Jule_Solapur Hotgi Vijapur_Road Ashok_Chowk Bale'),
  Miraj: splitWords('Vishrambag Sangli Kupwad Madhavnagar Miraj'),
  Satara: splitWords('Sadar_Bazar Karanje Godoli Shahupuri Koregaon_Road'),
  Bengaluru: splitWords('Whitefield Electronic_City Marathahalli Koramangala Hebbal Bellandur'),
  Hyderabad: splitWords('Gachibowli Kondapur Madhapur Kukatpally Hitec_City'),
  Chennai: splitWords('Guindy Sholinganallur Taramani Siruseri'),
  Gurugram: splitWords('Cyber_City Sohna_Road Manesar'),
  Ahmedabad: splitWords('Bopal Satellite Sanand'),
  Vadodara: splitWords('Alkapuri Makarpura'),
  Indore: splitWords('Vijay_Nagar Palasia'),
  Goa: splitWords('Verna Panaji Ponda'),
  Abroad: [
    'London, UK',
    'Dubai, UAE',
    'New Jersey, USA',
    'Dallas, USA',
    'San Jose, USA',
    'Seattle, USA',
    'Toronto, Canada',
    'Sydney, Australia',
    'Melbourne, Aus.',
    'Singapore',
    'Munich, Germany',
    'Berlin, Germany',
    'Dublin, Ireland',
    'Amsterdam, NL',
    'Auckland, NZ',
    'Doha, Qatar',
    'Muscat, Oman',
    'Tokyo, Japan',
  ],
}

/** Work locations of members who left their native taluka, by weight. */
export const workCities: readonly (readonly [string, number])[] = [
  ['Pune City', 26],
  ['Pimpri-Chinchwad', 15],
  ['Haveli', 5],
  ['Mumbai', 6],
  ['Andheri', 6],
  ['Borivali', 3],
  ['Kurla', 5],
  ['Thane', 6],
  ['Navi Mumbai', 7],
  ['Kalyan-Dombivli', 2],
  ['Nashik', 5],
  ['Nagpur Urban', 3],
  ['Chhatrapati Sambhajinagar', 4],
  ['Kolhapur', 3],
  ['Solapur North', 1],
  ['Satara', 1.5],
  ['Miraj', 1.5],
  ['Bengaluru', 4],
  ['Hyderabad', 2],
  ['Chennai', 0.6],
  ['Gurugram', 0.6],
  ['Ahmedabad', 0.5],
  ['Vadodara', 0.5],
  ['Indore', 0.4],
  ['Goa', 0.6],
  ['Abroad', 3],
]

/** Housing societies, squares and lanes for addresses. */
export const streets = splitWords(`
  Shivaji_Chowk Ganesh_Peth Laxmi_Nagar Shahu_Nagar Sai_Nagar Vidya_Nagar Tilak_Road Gandhi_Chowk Main_Road
  Maruti_Galli Datta_Nagar Samarth_Colony Mahadev_Galli Sambhaji_Nagar Vitthal_Mandir_Road Bazar_Peth Malwada
  Station_Road Rajarampuri Krushna_Colony Tulja_Bhavani_Nagar Hanuman_Nagar Pawar_Wada Patil_Wada College_Road
`)
