import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const dashboardWords = catalogue({
  en: {
    validTill: (day: string) => `Plan Valid till ${day}`,
    myProfile: 'My Profile',
    viewMembership: 'View Membership',
    shortlisted: 'Shortlisted',
    interestSent: 'Interest Sent',
    interestReceived: 'Interest Received',
    viewedContacts: 'Viewed Contacts',
    buyPlan: 'Buy membership plan',
    buyPlanHelp: 'With a plan you read the contact details and the full family details of the profiles you like.',
    completeProfile: 'Please complete the profile',
    editProfile: 'Edit Profile',
    complete: (percentage: number) => `Your profile is ${percentage}% complete.`,
    whyComplete: 'The more a family can read about you, the sooner it knows whether to write.',
  },
  mr: {
    validTill: (day: string) => `सदस्यत्व ${day} पर्यंत`,
    myProfile: 'माझी माहिती',
    viewMembership: 'सदस्यत्व पाहा',
    shortlisted: 'निवडलेली स्थळे',
    interestSent: 'पाठवलेली पसंती',
    interestReceived: 'आलेली पसंती',
    viewedContacts: 'पाहिलेले संपर्क',
    buyPlan: 'सदस्यत्व योजना घ्या',
    buyPlanHelp: 'सदस्यत्व घेतल्यावर आवडलेल्या स्थळांचा संपर्क आणि कुटुंबाची पूर्ण माहिती वाचता येते.',
    completeProfile: 'कृपया आपली माहिती पूर्ण करा',
    editProfile: 'माहिती बदला',
    complete: (percentage: number) => `तुमची माहिती ${inDevanagari(percentage)}% पूर्ण आहे.`,
    whyComplete: 'माहिती जितकी पूर्ण, तितका दुसऱ्या कुटुंबाला निर्णय घेणे सोपे.',
  },
})
