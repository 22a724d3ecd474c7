import type { Gender } from '#domain/limits.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { digits, inDevanagari } from '#domain/words/digits.ts'

export const dashboardWords = catalogue({
  validTill: [(day: string) => `Plan Valid till ${day}`, (day: string) => `सदस्यत्व ${day} पर्यंत`],
  myProfile: ['My Profile', 'माझी माहिती'],
  viewMembership: ['View Membership', 'सदस्यत्व पाहा'],
  shortlisted: ['Shortlisted', 'निवडलेली'],
  interestSent: ['Interest Sent', 'कळवलेली'],
  interestReceived: ['Interest Received', 'आलेली'],
  viewedContacts: ['Viewed Contacts', 'संपर्क'],
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
    (count: number) => (count === 1 ? '1 family awaits your answer' : `${count} families await your answer`),
    (count: number) => (count === 1 ? '१ कुटुंब उत्तराची वाट पाहते' : `${digits('mr', count)} कुटुंबे उत्तराची वाट पाहतात`),
  ],
  seeAndAnswer: ['See and answer', 'पाहा आणि उत्तर द्या'],
  reached: [(surname: string) => `Did you reach ${surname}?`, (surname: string) => `${surname} यांच्याशी बोलणे झाले का?`],
  yes: ['Yes', 'होय'],
  noAnswer: ['No answer', 'उचलला नाही'],
  other: ['Other', 'इतर'],
  open: [(surname: string) => `Open ${surname}’s number`, (surname: string) => `${surname} यांचा नंबर उघडा`],
  uses: [
    (left: number) => `Uses 1 of your ${counted(left, 'contact')}`,
    (left: number) => `${digits('mr', left)} पैकी १ वापरला जाईल`,
  ],
  seeNumber: ['See the number', 'नंबर पाहा'],
  birthTime: ['Fill in your birth time to see Gun Milan', 'गुण पाहण्यासाठी तुमची जन्मवेळ भरा'],
  fillBirthTime: ['Fill in the birth time', 'जन्मवेळ भरा'],
  freeMember: ['Free member', 'मोफत सदस्य'],
  theirDecision: [
    (gender: Gender) => `The decision is ${gender === 'F' ? 'hers' : 'his'}`,
    (gender: Gender) => `निर्णय ${gender === 'F' ? 'तिचा' : 'त्याचा'}`,
  ],
  seeAll: [(count: number) => `See all ${count}`, (count: number) => `सर्व ${digits('mr', count)} पाहा`],
  theyAsked: ['They have sent an interest', 'त्यांनी पसंती कळवली आहे'],
  likes: [(gender: Gender) => `I like ${gender === 'F' ? 'her' : 'him'}`, (_gender: Gender) => 'मला आवडले'],
  unsure: ['I am unsure', 'मला शंका आहे'],
  asked: [
    (name: string, _gender: Gender) => `Asked ${name}`,
    (name: string, gender: Gender) => `${name} ${gender === 'F' ? 'हिला' : 'याला'} विचारलेली`,
  ],
  waitsForAnswer: ['Waiting for the answer', 'उत्तराची वाट'],
  saysYes: [(name: string) => `${name}: yes`, (name: string) => `${name}: हो`],
  declined: ['Declined', 'नकार दिला'],
  familyAnswers: ['What the family said', 'घरच्यांची उत्तरे'],
  ownBlock: ['Our profile', 'आमचे स्थळ'],
  notices: ['Notices', 'लक्ष द्या'],
  moreNotices: [
    (count: number) => `${counted(count, 'more notice')}`,
    (count: number) => `आणखी ${digits('mr', count)} सूचना`,
  ],
  plus: [(count: number) => `+${count}`, (count: number) => `+${digits('mr', count)}`],
  accessAdded: [
    'A login, contact, password or listener was added to this profile. Was it you?',
    'या स्थळासाठी नवीन लॉगिन, संपर्क, पासवर्ड किंवा व्यक्ती जोडली. ते तुम्हीच केले का?',
  ],
  invited: ['You are invited to log in for another family too.', 'आणखी एका कुटुंबाने तुम्हाला लॉगिन करायला बोलावले आहे.'],
  candidateDaysLeft: [
    (days: number) => `The candidate’s consent is missing: ${counted(days, 'day')} left`,
    (days: number) => `उमेदवाराची संमती हवी: ${digits('mr', days)} दिवस उरले`,
  ],
  candidateOver: [
    'The candidate’s consent is missing. The profile is in no list.',
    'उमेदवाराची संमती हवी. स्थळ कोणत्याही यादीत दिसत नाही.',
  ],
  candidateUnknown: ['Who registered this profile?', 'ही नोंदणी कोणी केली?'],
  candidateDeclined: [
    'The candidate has said no. The profile is not in any list.',
    'उमेदवाराने नकार दिला आहे. हे स्थळ कोणत्याही यादीत नाही.',
  ],
  candidateAsksYou: ['Your own consent to this profile is missing.', 'या नोंदणीला तुमची स्वतःची संमती अजून नाही.'],
  request: [
    'Our office was asked to change something in your name. Was it you?',
    'तुमच्या नावाने आमच्या कार्यालयाला विनंती आली आहे. ती तुमचीच आहे का?',
  ],
  numberDead: [
    'Your mobile number may not answer. Verify it again.',
    'तुमचा मोबाइल नंबर लागत नसावा. त्याची पुन्हा खात्री करा.',
  ],
  engaged: ['Have you found a match? Please tell us.', 'तुमचे लग्न जमले आहे का? कृपया सांगा.'],
  consentMissing: [
    'One thing is still open: how we may use what your family tells.',
    'एक गोष्ट बाकी आहे: तुमच्या कुटुंबाची माहिती आम्ही कशी वापरू शकतो.',
  ],
  whyComplete: [
    'The more a family can read about you, the sooner they can decide.',
    'माहिती जितकी पूर्ण, तितका दुसऱ्या कुटुंबाला निर्णय घेणे सोपे.',
  ],
})
