import type { LetterName, ToldName } from '#domain/telling/told.ts'
import { catalogue, type Pair } from '#domain/words/catalogue.ts'

/** The subject of each message to a family, in a few words that staff say on the phone and read in the record. */
export const deliveryWords = catalogue<Record<ToldName, string>>({
  INTEREST_SENT: ['an interest came', 'पसंती आली आहे'],
  INTEREST_REMINDER: ['a reminder of an interest', 'पसंतीची आठवण'],
  ANSWERS_AWAITED: ['many families wait for an answer', 'अनेक कुटुंबे उत्तराची वाट पाहत आहेत'],
  INTEREST_ACCEPTED: ['an interest of theirs was accepted', 'त्यांची पसंती स्वीकारली गेली'],
  INTEREST_REJECTED: ['an interest of theirs was answered', 'त्यांच्या पसंतीला उत्तर आले'],
  CONTACT_VIEWED: ['a family opened their contact', 'एका कुटुंबाने संपर्क पाहिला'],
  CONTACT_ASKED: ['the question whether a number answered', 'नंबर लागला का, हा प्रश्न'],
  VIEW_RETURNED: ['a contact view was returned', 'एक संपर्क परत दिला'],
  NUMBER_DOUBTED: [
    'their number may not answer: ask them to verify it again',
    'त्यांचा नंबर लागत नसावा: पुन्हा खात्री करून घ्यायला सांगा',
  ],
  ENGAGED_ASKED: ['the question whether they have found a match', 'लग्न जमले आहे का, हा प्रश्न'],
  ENGAGED_PAUSED: ['the profile was paused: a match was found', 'लग्न जमल्याने स्थळ थांबवले'],
  'HANDPICK-SUGGESTION': ['a profile was suggested', 'एक स्थळ सुचवले आहे'],
  STORY_TO_CONFIRM: ['a story to confirm', 'यशोगाथेला दुजोरा हवा आहे'],
  MEMBERSHIP_STARTED: ['the membership has started', 'सदस्यत्व सुरू झाले'],
  MEMBERSHIP_ENDING: ['the membership ends soon', 'सदस्यत्व लवकरच संपेल'],
  MEMBERSHIP_REFUNDED: ['a payment was refunded', 'पैसे परत केले'],
  PHOTO_REJECTED: ['a photo could not be shown', 'एक फोटो दाखवता आला नाही'],
  ID_CHECKED: ['the ID proof was checked', 'ओळखपत्र तपासले'],
  ID_REJECTED: ['the ID proof was not accepted', 'ओळखपत्र स्वीकारता आले नाही'],
  OFFICE_WORD: ['a message from the office', 'कार्यालयाची सूचना'],
  CONTACT_UNREACHABLE: ['a contact refuses messages', 'एका संपर्कावर संदेश पोहोचत नाहीत'],
  WARNED: ['a warning', 'समज'],
  TEXTS_REMOVED: ['words of the profile were taken out', 'माहितीतील मजकूर काढला'],
  PHOTO_TAKEN_DOWN: ['a photo was taken down', 'एक फोटो काढून टाकला'],
  SUSPENDED: ['the profile was closed', 'स्थळ बंद केले'],
  RESTORED: ['the profile is open again', 'स्थळ पुन्हा सुरू झाले'],
  COMPLAINT_ANSWER: ['the answer to the complaint', 'तक्रारीचे उत्तर'],
  SILENT: ['whether they are still looking', 'अजून स्थळ शोधत आहेत का'],
  STILL_LOOKING: ['the question whether they are still looking', 'अजून स्थळ शोधत आहात का, हा प्रश्न'],
  CANDIDATE_NOT_CONFIRMED: ['the candidate has not yet confirmed', 'उमेदवाराची अजून संमती नाही'],
  IMPORT_INVITATION: [
    'their biodata came with a register: ask them to log in and agree',
    'त्यांचा बायोडाटा नोंदवहीतून आला आहे: लॉगिन करून संमती द्यायला सांगा',
  ],
  REQUEST_OBJECTED: [
    'they objected to what a caller asked for: ask whether somebody uses their name',
    'फोनवरील विनंतीला त्यांनी हरकत घेतली: कोणी त्यांचे नाव वापरत आहे का ते विचारा',
  ],
  INCIDENT: ['the notice of an incident (read it under Incidents)', 'घटनेची सूचना (‘घटना’ येथे वाचा)'],
  RULES: ['the rules of the site', 'संकेतस्थळाचे नियम'],
  SAVED_SEARCH: ['new families of a saved search', 'जतन केलेल्या शोधातील नवीन स्थळे'],
  WEEKLY_SHEET: ['the weekly sheet of families who fit', 'जुळणाऱ्या स्थळांचे साप्ताहिक पत्रक'],
  PROFILE_EDITED: ['the office changed the biodata', 'कार्यालयाने बायोडाट्यात बदल केला'],
  RECORDS_MERGED: ['two profiles became one', 'दोन स्थळे एक केली'],
  OFFICE_LETTER: ['a letter of the office to many', 'कार्यालयाचे अनेकांना पत्र'],
})

/** The names of the wordings that say that there is a letter. */
export const letterNames: Record<LetterName, Pair> = {
  office_word: ['The office would like to speak to the family', 'कार्यालयाला बोलायचे आहे'],
  profile_closed: ['The profile was closed', 'स्थळ बंद केले'],
  profile_open: ['The profile is open again', 'स्थळ पुन्हा सुरू झाले'],
  contact_unreachable: ['Our messages do not arrive', 'आमचे संदेश पोहोचत नाहीत'],
  number_doubted: ['Verify the number again', 'नंबरची पुन्हा खात्री'],
  engaged_asked: ['Found a match?', 'लग्न जमले का?'],
  still_looking: ['Still looking?', 'अजून स्थळ शोधत आहात का?'],
  profile_edited: ['The office changed the biodata', 'कार्यालयाने बायोडाट्यात बदल केला'],
  records_merged: ['Two profiles became one', 'दोन स्थळे एक केली'],
  candidate_not_confirmed: ['The candidate has not yet confirmed the profile', 'स्थळाला उमेदवाराची अजून संमती नाही'],
  import_invitation: ['Invitation of a family from a register', 'नोंदवहीतून आलेल्या कुटुंबाला निमंत्रण'],
}
