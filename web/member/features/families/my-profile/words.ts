import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { withoutEmail } from '#web/access/without-email.ts'
import { close, email, name } from '#web/ui/words.ts'

export const myProfileWords = catalogue({
  lastSeen: [(when: string) => `As last seen here on ${when}`, (when: string) => `येथे शेवटचे पाहिले तसे: ${when}`],
  myProfile: ['My Profile', 'माझी माहिती'],
  preview: ['Preview Profile', 'इतरांना दिसते तशी पाहा'],
  edit: ['Edit', 'बदला'],
  add: ['Add', 'भरा'],
  editProfile: ['Edit Profile', 'माहिती बदला'],
  close,
  yourPortrait: ['Your photo', 'तुमचा फोटो'],
  personal: ['Personal Details', 'वैयक्तिक माहिती'],
  patrika: ['Patrika', 'पत्रिका'],
  kundali: ['Kundali', 'कुंडली'],
  family: ['Family Details', 'कौटुंबिक माहिती'],
  siblings: ['Brothers and sisters', 'भावंडे'],
  relativesAndProperties: ['Relatives and properties', 'नातेवाईक आणि मालमत्ता'],
  residence: ['Residence and contact person', 'निवास आणि संपर्कासाठी व्यक्ती'],
  expectations: ['Expectations', 'अपेक्षा'],
  contact: ['Registered contact', 'नोंदवलेला संपर्क'],
  name,
  bro: ['Bro', 'भाऊ'],
  sis: ['Sis', 'बहीण'],
  mobile: ['Mobile number', 'मोबाइल नंबर'],
  email,
  withoutEmail,
  memberSince: ['Member since', 'सदस्य झाल्याची तारीख'],
  verified: ['Verified', 'पडताळलेला'],
  complete: [
    (percentage: number) => `Your profile is ${percentage}% complete`,
    (percentage: number) => `तुमची माहिती ${digits('mr', percentage)}% पूर्ण आहे`,
  ],
  whole: ['Your profile is complete', 'तुमची माहिती पूर्ण आहे'],
  wholeHelp: ['Families find everything they ask for.', 'कुटुंबांना हवी ती सर्व माहिती येथे मिळते.'],
  missingHelp: [
    'These are still missing. Tap one to fill it in.',
    'ही माहिती अजून भरायची आहे. नावावर दाबल्यावर तेच ठिकाण उघडते.',
  ],
  more: [(count: number) => `and ${count} more`, (count: number) => `आणि आणखी ${digits('mr', count)}`],
  photo: ['Photo', 'फोटो'],
  contactPreview: ['What a family sees of us', 'इतर कुटुंबांना आमची कोणती माहिती दिसते'],
  contactPreviewHelp: [
    'Only families that have viewed your contact see this. Numbers you hide are left out.',
    'ज्या कुटुंबांनी तुमचा संपर्क घेतला आहे त्यांनाच हे दिसते. लपवलेले नंबर यात नसतात.',
  ],
  hideNumbers: ['Show or hide numbers', 'नंबर दाखवा किंवा लपवा'],
  whatsapp: ['WhatsApp', 'व्हॉट्सॲप'],
  calls: ['Calls', 'फोन कॉल'],
  registered: ['Registered number', 'नोंदणीचा नंबर'],
  waits: ['After an accepted interest', 'पसंती स्वीकारल्यावर'],
  hiddenNumbers: [
    (count: number) => (count === 1 ? '1 number is hidden' : `${count} numbers are hidden`),
    (count: number) => (count === 1 ? '१ नंबर लपवलेला आहे' : `${digits('mr', count)} नंबर लपवलेले आहेत`),
  ],
})
