import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { ActivityTabName } from './activity-tabs.ts'

export const activityWords = catalogue({
  compare: ['Ask the family', 'घरच्यांना विचारा'],
  lists: ['Lists of My Activity', 'माझ्या यादीतील भाग'],
  received: ['Received', 'आलेल्या'],
  sent: ['Sent and opened', 'कळवलेल्या आणि उघडलेल्या'],
  saved: ['Kept', 'जतन केलेल्या'],
  statuses: ['Interests by answer', 'उत्तरानुसार पसंती'],
  PENDING: ['Pending', 'उत्तर बाकी'],
  ACCEPTED: ['Accepted', 'स्वीकारलेल्या'],
  REJECTED: ['Rejected', 'नाकारलेल्या'],
  notViewed: ['Not seen yet', 'अजून पाहिले नाही'],
  viewedOn: [(day: string) => `Viewed on ${day}`, (day: string) => `पाहिले ${day}`],
  shortlistedOn: [(day: string) => `Shortlisted on ${day}`, (day: string) => `निवडले ${day}`],
  contactViewedOn: [(day: string) => `Contact viewed on ${day}`, (day: string) => `संपर्क पाहिला ${day}`],
  blockedOn: [(day: string) => `Blocked on ${day}`, (day: string) => `ब्लॉक केले ${day}`],
  reportedOn: [(day: string) => `Reported On ${day}`, (day: string) => `तक्रार केली ${day}`],
  sentOn: [(day: string) => `Sent on ${day}`, (day: string) => `कळवली ${day}`],
  receivedOn: [(day: string) => `Received on ${day}`, (day: string) => `आली ${day}`],
  acceptedOn: [(day: string) => `Accepted on ${day}`, (day: string) => `स्वीकारली ${day}`],
  rejectedOn: [(day: string) => `Rejected on ${day}`, (day: string) => `नाकारली ${day}`],
  sentBy: [(who: string) => `Sent by: ${who}`, (who: string) => `${who} कळवली`],
  answeredBy: [(who: string) => `Answered by: ${who}`, (who: string) => `${who} उत्तर दिले`],
  gan: ['Gan', 'गण'],
  contactThem: ['Contact Them Earliest', 'त्यांच्याशी लवकर संपर्क साधा'],
  doNotWait: [
    'Do not keep interest on pending for longer days as user can cancel anytime',
    'कृपया लवकर उत्तर द्या. ते कुटुंब केव्हाही पसंती मागे घेऊ शकते.',
  ],
})

interface EmptyText {
  none: string
  help: string
}

/** The texts of an empty tab. */
export const emptyWords: Record<ActivityTabName, (language: Language) => EmptyText> = {
  recentlyViewed: catalogue({
    none: ['Recently Viewed Profile Not Available', 'तुम्ही अजून एकही स्थळ पाहिलेले नाही'],
    help: ['The profiles that you open are kept here.', 'तुम्ही उघडलेली स्थळे येथे दिसतात.'],
  }),
  shortlisted: catalogue({
    none: ['Shortlisted Not Available', 'तुम्ही अजून एकही स्थळ निवडून ठेवलेले नाही'],
    help: [
      'Tap the bookmark on a profile and it will wait for you here.',
      'स्थळावरील खूण दाबा, म्हणजे ते येथे तुमची वाट पाहील.',
    ],
  }),
  interestSent: catalogue({
    none: ['Profile Not Available', 'येथे सध्या एकही स्थळ नाही'],
    help: [
      'The interests that you send are kept here with their answers.',
      'तुम्ही कळवलेल्या पसंती आणि त्यांची उत्तरे येथे दिसतात.',
    ],
  }),
  interestReceived: catalogue({
    none: ['Profile Not Available', 'येथे सध्या एकही स्थळ नाही'],
    help: ['Families who send you an interest are shown here.', 'तुम्हाला पसंती कळवणारी कुटुंबे येथे दिसतात.'],
  }),
  contactsViewed: catalogue({
    none: ['Viewed Contact Not Available', 'तुम्ही अजून कोणाचाही संपर्क पाहिलेला नाही'],
    help: ['The families whose contact details you view are listed here.', 'ज्या कुटुंबांचा संपर्क तुम्ही पाहता ती येथे दिसतात.'],
  }),
  blockedUsers: catalogue({
    none: ['Blocked User Not Available', 'तुम्ही कोणालाही ब्लॉक केलेले नाही'],
    help: [
      'Members you block are listed here, and can be unblocked.',
      'तुम्ही ब्लॉक केलेले सदस्य येथे दिसतात; येथे ब्लॉक काढता येतो.',
    ],
  }),
  reportedUsers: catalogue({
    none: ['Reported User Not Available', 'तुम्ही कोणाबद्दलही तक्रार केलेली नाही'],
    help: ['Members you report are listed here with what you wrote.', 'तुम्ही केलेल्या तक्रारी येथे दिसतात.'],
  }),
}
