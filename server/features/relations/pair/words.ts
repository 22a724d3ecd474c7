import { daysBeforeSendingAgain, hoursBeforeReminder } from '#domain/relations/interests.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'
import type { Reason } from './rules.ts'

/** Each of these reasons has an error code of its own, which brings its sentence. */
type WordedByCode = 'not_found' | 'same_gender' | 'paused' | 'answer_needs_plan' | 'candidate_decides'

export const reasonSentences = {
  own_profile: {
    en: 'This is your own profile',
    mr: 'हे तुमचेच स्थळ आहे',
  },
  unblock_first: {
    en: 'You have blocked this member. Please unblock them first',
    mr: 'तुम्ही या सदस्याला ब्लॉक केले आहे. कृपया आधी ब्लॉक काढा',
  },
  they_paused: {
    en: 'This family has paused its profile. Please wait until they are back',
    mr: 'या कुटुंबाने स्थळ तात्पुरते थांबवले आहे. कृपया ते परत येईपर्यंत थांबा',
  },
  they_are_away: {
    en: 'This profile is not shown at the moment. Please wait until the family is back',
    mr: 'हे स्थळ सध्या दाखवले जात नाही. कृपया हे कुटुंब परत येईपर्यंत थांबा',
  },
  accepted: {
    en: 'An interest between your families is already accepted',
    mr: 'तुम्हा दोन्ही कुटुंबांची पसंती आधीच जुळली आहे',
  },
  rejected_by_them: {
    en: 'This family has answered your interest and cannot be asked again',
    mr: 'या कुटुंबाने तुमच्या पसंतीला उत्तर दिले आहे. त्यांना पुन्हा विचारता येणार नाही',
  },
  taken_back: {
    en: `You cancelled your interest a short while ago. You can send it again ${daysBeforeSendingAgain} days after that`,
    mr: `तुम्ही नुकतीच पसंती मागे घेतली आहे. त्यानंतर ${inDevanagari(daysBeforeSendingAgain)} दिवसांनी ती पुन्हा कळवता येईल`,
  },
  nothing_to_cancel: {
    en: 'There is no pending interest to cancel',
    mr: 'मागे घेण्यासारखी पसंती नाही',
  },
  nothing_to_remind: {
    en: 'There is no pending interest to send a reminder for',
    mr: 'आठवण करून देण्यासारखी पसंती नाही',
  },
  reminded_before: {
    en: 'You have already sent a reminder for this interest',
    mr: 'या पसंतीची आठवण तुम्ही आधीच करून दिली आहे',
  },
  too_soon_to_remind: {
    en: `You can send a reminder ${hoursBeforeReminder} hours after the interest`,
    mr: `पसंती कळवल्यानंतर ${inDevanagari(hoursBeforeReminder)} तासांनी आठवण करून देता येईल`,
  },
  not_pending: {
    en: 'This interest can no longer be answered. Please look again',
    mr: 'या पसंतीला आता उत्तर देता येणार नाही. कृपया पुन्हा पाहा',
  },
  waits_for_candidate: {
    en: 'This waits for the candidate’s word. Until then no contact view is used',
    mr: 'यासाठी उमेदवाराच्या होकाराची वाट आहे. तोपर्यंत संपर्क मोजला जाणार नाही',
  },
  reported_before: {
    en: 'You have already reported this member',
    mr: 'तुम्ही या सदस्याबद्दल आधीच तक्रार केली आहे',
  },
  biodata_not_given: {
    en: 'The biodata can be downloaded once an interest between you is accepted',
    mr: 'तुमच्यातील पसंती स्वीकारली गेल्यावर बायोडाटा डाउनलोड करता येतो',
  },
  sheet_not_given: {
    en: "Guruji's sheet can be taken once an interest between you is accepted, or with a family on your shortlist",
    mr: 'तुमच्यातील पसंती स्वीकारली गेल्यावर, किंवा तुम्ही निवडलेल्या स्थळासाठी, गुरुजींसाठी पत्रक घेता येते',
  },
  not_shortlisted: {
    en: 'This is for shortlisted profiles. Please shortlist this one first',
    mr: 'हे निवडलेल्या स्थळांसाठी आहे. कृपया आधी हे स्थळ निवडून ठेवा',
  },
} as const satisfies Record<Exclude<Reason, WordedByCode>, Sentence>

export const limitSentences = {
  profiles: {
    en: 'You have looked at many profiles today. Please come back tomorrow',
    mr: 'आज तुम्ही बरीच स्थळे पाहिली आहेत. कृपया उद्या पुन्हा या',
  },
  interests: {
    en: 'You have sent many interests today. Please come back tomorrow',
    mr: 'आज तुम्ही बऱ्याच जणांना पसंती कळवली आहे. कृपया उद्या पुन्हा या',
  },
} as const
