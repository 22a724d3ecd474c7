import { catalogue } from '#domain/words/catalogue.ts'

export const suggestionWords = catalogue({
  none: ['No Suggestions are Available', 'सध्या सुचवलेले स्थळ नाही'],
  noneHelp: ['When we choose a family for you, it is shown here.', 'आम्ही तुमच्यासाठी निवडलेली स्थळे येथे दिसतात.'],
  needsPlan: ['Buy a plan to avail this services', 'ही सेवा मिळवण्यासाठी सदस्यत्व योजना घ्या'],
  needsPlanHelp: [
    'Our team reads your profile and expectations, and personally chooses families for you.',
    'आमची मंडळी तुमची माहिती आणि अपेक्षा वाचून तुमच्यासाठी स्वतः स्थळे निवडतात.',
  ],
  viewPlan: ['View Membership Plan', 'सदस्यत्व योजना पाहा'],
  note: ['Our counsellor writes:', 'आमच्या समुपदेशकांची टीप:'],
})
