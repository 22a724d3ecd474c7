import { catalogue } from '#domain/words/catalogue.ts'

export const dashboardWords = catalogue({
  en: {
    yourPortrait: 'Your photo',
    validTill: (day: string) => `Plan Valid till ${day}`,
    myProfile: 'My Profile',
    viewMembership: 'View Membership',
    welcome: 'Welcome to Saptapadi',
    complete: (percentage: number) => `Your profile is ${percentage}% complete.`,
    whyComplete: 'The more a family can read about you, the sooner it knows whether to write.',
    isComplete: 'Your profile is complete.',
  },
  mr: {
    yourPortrait: 'तुमचा फोटो',
    validTill: (day: string) => `सदस्यत्व ${day} पर्यंत`,
    myProfile: 'माझी माहिती',
    viewMembership: 'सदस्यत्व पाहा',
    welcome: 'सप्तपदीमध्ये तुमचे स्वागत आहे',
    complete: (percentage: number) => `तुमची माहिती ${percentage}% पूर्ण आहे.`,
    whyComplete: 'माहिती जितकी पूर्ण, तितका दुसऱ्या कुटुंबाला निर्णय घेणे सोपे.',
    isComplete: 'तुमची माहिती पूर्ण आहे.',
  },
})
