import { catalogue } from '#domain/words/catalogue.ts'

export const suggestionWords = catalogue({
  en: {
    none: 'No Suggestions are Available',
    noneHelp: 'When we choose a family for you, it is shown here.',
    needsPlan: 'Buy a plan to avail this services',
    needsPlanHelp: 'Our team reads your profile and expectations, and personally chooses families for you.',
    viewPlan: 'View Membership Plan',
    note: 'Our counsellor writes:',
  },
  mr: {
    none: 'सध्या सुचवलेले स्थळ नाही',
    noneHelp: 'आम्ही तुमच्यासाठी निवडलेली स्थळे येथे दिसतात.',
    needsPlan: 'ही सेवा मिळवण्यासाठी सदस्यत्व योजना घ्या',
    needsPlanHelp: 'आमची मंडळी तुमची माहिती आणि अपेक्षा वाचून तुमच्यासाठी स्वतः स्थळे निवडतात.',
    viewPlan: 'सदस्यत्व योजना पाहा',
    note: 'आमच्या समुपदेशकांची टीप:',
  },
})
