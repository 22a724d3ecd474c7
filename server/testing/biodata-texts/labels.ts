/** How families name things, in Marathi, in English and in Marathi with Roman letters. */
export type Tongue = 'mr' | 'en' | 'roman'
type Labels = Readonly<Record<Tongue, readonly string[]>>

export const labels = {
  bride: {
    mr: ['मुलीचे नाव', 'वधूचे नाव', 'मुलीचे संपूर्ण नाव'],
    en: ['Name of Bride', "Girl's Name", 'Bride Name'],
    roman: ['Muliche nav', 'Mulgi'],
  },
  groom: {
    mr: ['मुलाचे नाव', 'वराचे नाव', 'मुलाचे पूर्ण नाव'],
    en: ['Name of Groom', "Boy's Name", 'Groom Name'],
    roman: ['Mulache naav', 'Mulga'],
  },
  born: {
    mr: ['जन्मतारीख', 'जन्म दिनांक', 'जन्म तारीख', 'जन्मदिनांक'],
    en: ['Date of Birth', 'DOB', 'Birth Date', 'D.O.B.'],
    roman: ['Janma tarikh', 'Janmatarikh', 'Janm dinank'],
  },
  time: { mr: ['जन्मवेळ', 'जन्म वेळ'], en: ['Birth Time', 'Time of Birth'], roman: ['Janma vel', 'Janm vel'] },
  birthPlace: {
    mr: ['जन्मस्थळ', 'जन्म ठिकाण', 'जन्मगाव'],
    en: ['Birth Place', 'Place of Birth'],
    roman: ['Janma sthal', 'Janm sthan'],
  },
  height: { mr: ['उंची', 'ऊंची'], en: ['Height', 'Ht'], roman: ['Unchi'] },
  blood: { mr: ['रक्तगट', 'रक्त गट'], en: ['Blood Group'], roman: ['Raktagat'] },
  marital: { mr: ['वैवाहिक स्थिती'], en: ['Marital Status'], roman: ['Vaivahik sthiti'] },
  education: { mr: ['शिक्षण'], en: ['Education', 'Qualification'], roman: ['Shikshan'] },
  occupation: {
    mr: ['नोकरी', 'व्यवसाय', 'नोकरी/व्यवसाय'],
    en: ['Occupation', 'Job', 'Profession'],
    roman: ['Nokri', 'Vyavsay'],
  },
  income: {
    mr: ['वार्षिक उत्पन्न', 'उत्पन्न'],
    en: ['Annual Income', 'Income', 'Package'],
    roman: ['Varshik utpanna', 'Utpanna'],
  },
  work: { mr: ['नोकरीचे ठिकाण', 'कामाचे ठिकाण'], en: ['Work Location', 'Job Location'], roman: ['Kamache thikan'] },
  raas: { mr: ['रास', 'राशी'], en: ['Rashi', 'Raas'], roman: ['Ras', 'Rashi'] },
  nakshatra: { mr: ['नक्षत्र'], en: ['Nakshatra'], roman: ['Nakshatra', 'Nakshtra'] },
  charan: { mr: ['चरण'], en: ['Charan'], roman: ['Charan'] },
  gan: { mr: ['गण'], en: ['Gan', 'Gana'], roman: ['Gan'] },
  nadi: { mr: ['नाडी'], en: ['Nadi'], roman: ['Nadi', 'Naadi'] },
  mangal: { mr: ['मंगळ'], en: ['Mangal', 'Manglik'], roman: ['Mangal'] },
  gotra: { mr: ['गोत्र'], en: ['Gotra'], roman: ['Gotra'] },
  devak: { mr: ['देवक'], en: ['Devak'], roman: ['Devak'] },
  deity: { mr: ['कुलदैवत', 'कुलस्वामी'], en: ['Kuldaivat', 'Family Deity'], roman: ['Kuldaivat', 'Kuldevat'] },
  father: { mr: ['वडील', 'वडिलांचे नाव'], en: ["Father's Name", 'Father'], roman: ['Vadil', 'Vadilanche nav'] },
  fatherWork: {
    mr: ['वडिलांचा व्यवसाय'],
    en: ["Father's Occupation", 'Father Occupation'],
    roman: ['Vadilancha vyavsay'],
  },
  motherWork: { mr: ['आईचा व्यवसाय'], en: ["Mother's Occupation", 'Mother Occupation'], roman: ['Aaicha vyavsay'] },
  brothers: { mr: ['भाऊ'], en: ['Brothers', 'Brother'], roman: ['Bhau'] },
  sisters: { mr: ['बहीण', 'बहिणी'], en: ['Sisters', 'Sister'], roman: ['Bahin'] },
  mama: { mr: ['मामा', 'मामाचे आडनाव'], en: ['Mama', 'Maternal Uncle'], roman: ['Mama'] },
  native: { mr: ['मूळ गाव', 'मूळगाव'], en: ['Native Place', 'Native'], roman: ['Mul gaon', 'Mul gav'] },
  address: { mr: ['पत्ता', 'सध्याचा पत्ता'], en: ['Address', 'Current Address'], roman: ['Patta'] },
  mobile: { mr: ['मोबाईल', 'संपर्क', 'मो. नं.'], en: ['Mobile', 'Contact No', 'Phone'], roman: ['Mobile no', 'Sampark'] },
  email: { mr: ['ई-मेल', 'ईमेल'], en: ['Email', 'Email ID'], roman: ['Email'] },
  caste: { mr: ['जात'], en: ['Caste'], roman: ['Jat'] },
  hobbies: { mr: ['छंद'], en: ['Hobbies'], roman: ['Chhand'] },
  hopes: { mr: ['अपेक्षा'], en: ['Expectations', 'Partner Expectations'], roman: ['Apeksha'] },
} as const satisfies Record<string, Labels>
export type LabelName = keyof typeof labels
