import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { ActivityTabName } from './activity-tabs.ts'

export const activityWords = catalogue({
  en: {
    lists: 'Lists of My Activity',
    statuses: 'Interests by answer',
    PENDING: 'Pending',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    viewedOn: (day: string) => `Viewed on ${day}`,
    shortlistedOn: (day: string) => `Shortlisted on ${day}`,
    contactViewedOn: (day: string) => `Contact viewed on ${day}`,
    blockedOn: (day: string) => `Blocked on ${day}`,
    reportedOn: (day: string) => `Reported On ${day}`,
    sentOn: (day: string) => `Sent on ${day}`,
    receivedOn: (day: string) => `Received on ${day}`,
    acceptedOn: (day: string) => `Accepted on ${day}`,
    rejectedOn: (day: string) => `Rejected on ${day}`,
    gan: 'Gan',
    contactThem: 'Contact Them Earliest',
    doNotWait: 'Do not keep interest on pending for longer days as user can cancel anytime',
  },
  mr: {
    lists: 'माझ्या नोंदीतील याद्या',
    statuses: 'उत्तरानुसार पसंती',
    PENDING: 'उत्तर बाकी',
    ACCEPTED: 'स्वीकारलेल्या',
    REJECTED: 'नाकारलेल्या',
    viewedOn: (day: string) => `पाहिले ${day}`,
    shortlistedOn: (day: string) => `निवडले ${day}`,
    contactViewedOn: (day: string) => `संपर्क पाहिला ${day}`,
    blockedOn: (day: string) => `ब्लॉक केले ${day}`,
    reportedOn: (day: string) => `तक्रार केली ${day}`,
    sentOn: (day: string) => `कळवली ${day}`,
    receivedOn: (day: string) => `आली ${day}`,
    acceptedOn: (day: string) => `स्वीकारली ${day}`,
    rejectedOn: (day: string) => `नाकारली ${day}`,
    gan: 'गण',
    contactThem: 'त्यांच्याशी लवकर संपर्क साधा',
    doNotWait: 'पसंती जास्त दिवस उत्तराविना ठेवू नका, कारण समोरचे कुटुंब ती केव्हाही मागे घेऊ शकते',
  },
})

interface EmptyText {
  none: string
  help: string
}

/** The texts of an empty tab. */
export const emptyWords: Record<ActivityTabName, (language: Language) => EmptyText> = {
  recentlyViewed: catalogue({
    en: { none: 'Recently Viewed Profile Not Available', help: 'The profiles that you open are kept here.' },
    mr: { none: 'तुम्ही अजून एकही स्थळ पाहिलेले नाही', help: 'तुम्ही उघडलेली स्थळे येथे दिसतात.' },
  }),
  shortlisted: catalogue({
    en: { none: 'Shortlisted Not Available', help: 'Tap the bookmark on a profile and it will wait for you here.' },
    mr: { none: 'तुम्ही अजून एकही स्थळ निवडून ठेवलेले नाही', help: 'स्थळावरील खूण दाबा, म्हणजे ते येथे तुमची वाट पाहील.' },
  }),
  interestSent: catalogue({
    en: { none: 'Profile Not Available', help: 'The interests that you send are kept here with their answers.' },
    mr: { none: 'येथे सध्या एकही स्थळ नाही', help: 'तुम्ही कळवलेल्या पसंती आणि त्यांची उत्तरे येथे दिसतात.' },
  }),
  interestReceived: catalogue({
    en: { none: 'Profile Not Available', help: 'Families who send you an interest are shown here.' },
    mr: { none: 'येथे सध्या एकही स्थळ नाही', help: 'तुम्हाला पसंती कळवणारी कुटुंबे येथे दिसतात.' },
  }),
  contactsViewed: catalogue({
    en: { none: 'Viewed Contact Not Available', help: 'The families whose contact details you view are listed here.' },
    mr: { none: 'तुम्ही अजून कोणाचाही संपर्क पाहिलेला नाही', help: 'ज्या कुटुंबांचा संपर्क तुम्ही पाहता ती येथे दिसतात.' },
  }),
  blockedUsers: catalogue({
    en: { none: 'Blocked User Not Available', help: 'Members you block are listed here, and can be unblocked.' },
    mr: { none: 'तुम्ही कोणालाही ब्लॉक केलेले नाही', help: 'तुम्ही ब्लॉक केलेले सदस्य येथे दिसतात; येथे ब्लॉक काढता येतो.' },
  }),
  reportedUsers: catalogue({
    en: { none: 'Reported User Not Available', help: 'Members you report are listed here with what you wrote.' },
    mr: { none: 'तुम्ही कोणाबद्दलही तक्रार केलेली नाही', help: 'तुम्ही केलेल्या तक्रारी येथे दिसतात.' },
  }),
}
