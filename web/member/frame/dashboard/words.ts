import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { digits, inDevanagari } from '#domain/words/digits.ts'

export const dashboardWords = catalogue({
  validTill: [(day: string) => `Plan Valid till ${day}`, (day: string) => `सदस्यत्व ${day} पर्यंत`],
  myProfile: ['My Profile', 'माझी माहिती'],
  viewMembership: ['View Membership', 'सदस्यत्व पाहा'],
  shortlisted: ['Shortlisted', 'निवडलेली स्थळे'],
  interestSent: ['Interest Sent', 'कळवलेली पसंती'],
  interestReceived: ['Interest Received', 'आलेली पसंती'],
  shown: [
    (count: number | null) =>
      `In the last 30 days your profile stood ${count === null ? 'a few times' : counted(count, 'time')} among the matches of other families.`,
    (count: number | null) =>
      `गेल्या ३० दिवसांत इतर कुटुंबांच्या जुळणाऱ्या स्थळांत तुमचे स्थळ ${count === null ? 'काही' : digits('mr', count)} वेळा दिसले.`,
  ],
  opened: [
    (count: number | null) =>
      `In the last 30 days ${count === null ? 'a few families' : count === 0 ? 'nobody' : counted(count, 'family', 'families')} opened your profile.`,
    (count: number | null) =>
      count === 0
        ? 'गेल्या ३० दिवसांत तुमचे स्थळ कोणी उघडले नाही.'
        : `गेल्या ३० दिवसांत ${count === null ? 'काही' : digits('mr', count)} कुटुंबांनी तुमचे स्थळ उघडले.`,
  ],
  helpPhoto: ['A photo would help most', 'फोटोचा सर्वांत जास्त उपयोग होईल'],
  helpWishes: ['Wider expectations would help most', 'अपेक्षा थोड्या सैल केल्यास सर्वांत जास्त उपयोग होईल'],
  helpBirthTime: ['The time of birth would help most', 'जन्मवेळेचा सर्वांत जास्त उपयोग होईल'],
  viewedContacts: ['Viewed Contacts', 'पाहिलेले संपर्क'],
  buyPlan: ['Buy membership plan', 'सदस्यत्व योजना घ्या'],
  buyPlanHelp: [
    'With a plan you can see the contact details and the full family details of the profiles you like.',
    'सदस्यत्व घेतल्यावर आवडलेल्या स्थळांचा संपर्क आणि कुटुंबाची पूर्ण माहिती वाचता येते.',
  ],
  later: ['Ok', 'ठीक आहे'],
  completeProfile: ['Please complete the profile', 'कृपया तुमची माहिती पूर्ण करा'],
  editProfile: ['Edit Profile', 'माहिती बदला'],
  complete: [
    (percentage: number) => `Your profile is ${percentage}% complete.`,
    (percentage: number) => `तुमची माहिती ${inDevanagari(percentage)}% पूर्ण आहे.`,
  ],
  welcome: ['Welcome. Your family is registered.', 'स्वागत. तुमच्या कुटुंबाची नोंदणी झाली आहे.'],
  fillIn: ['Fill in the biodata', 'बायोडाटा पूर्ण करा'],
  waiting: [
    (count: number) => (count === 1 ? '1 family waits for your answer' : `${count} families wait for your answer`),
    (count: number) =>
      count === 1 ? '१ कुटुंब तुमच्या उत्तराची वाट पाहत आहे' : `${digits('mr', count)} कुटुंबे तुमच्या उत्तराची वाट पाहत आहेत`,
  ],
  viewAllWaiting: ['View All: who waits for your answer', 'सर्व पाहा: तुमच्या उत्तराची वाट पाहणारी कुटुंबे'],
  consentMissing: [
    'One thing is still open: how we may use what your family tells.',
    'एक गोष्ट बाकी आहे: तुमच्या कुटुंबाची माहिती आम्ही कशी वापरू शकतो.',
  ],
  readAndAgree: ['Read and agree', 'वाचून संमती द्या'],
  whyComplete: [
    'The more a family can read about you, the sooner they can decide.',
    'माहिती जितकी पूर्ण, तितका दुसऱ्या कुटुंबाला निर्णय घेणे सोपे.',
  ],
})
