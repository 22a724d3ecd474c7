import { catalogue } from '#domain/words/catalogue.ts'

export const sampleWords = catalogue({
  sample: ['Sample', 'नमुना'],
  invented: [
    'Everyone on this page is invented. It shows what the real page looks like once you use it.',
    'या पानावरील सर्व व्यक्ती काल्पनिक आहेत. प्रत्यक्ष वापरात हे पान कसे दिसेल ते येथे दाखवले आहे.',
  ],
  contact: ['Contact Details', 'संपर्काची माहिती'],
  shortlisted: ['Shortlisted', 'निवडलेली स्थळे'],
  biodata: ['Biodata', 'बायोडाटा'],
  download: ['Download Profile', 'बायोडाटा डाउनलोड करा'],
  viewed: ['Viewed Contacts', 'पाहिलेले संपर्क'],
  ownProfile: ['My Profile', 'माझी माहिती'],
  person: ['Contact person', 'संपर्कासाठी व्यक्ती'],
  address: ['Address', 'पत्ता'],
  village: ['Village', 'गाव'],
  taluka: ['Taluka', 'तालुका'],
  district: ['District', 'जिल्हा'],
  email: ['Email', 'ई-मेल'],
  father: ['Father', 'वडील'],
  mama: ['Mama', 'मामा'],
  call: ['Call', 'फोन'],
  whatsapp: ['WhatsApp', 'व्हॉट्सॲप'],
  shortlistedOn: [(day: string) => `Shortlisted on ${day}`, (day: string) => `${day} रोजी निवडले`],
  viewedOn: [(day: string) => `Viewed on ${day}`, (day: string) => `${day} रोजी पाहिला`],
  downloadHelp: [
    'A downloaded biodata is one sheet like this one, to print or to send to relatives.',
    'डाउनलोड केलेला बायोडाटा असा एका पानाचा असतो; तो छापता येतो किंवा नातेवाइकांना पाठवता येतो.',
  ],
})
