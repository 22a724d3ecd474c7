import type { AnswerOf } from '#contract/endpoint.ts'
import type { unreachedList } from '#contract/office/unreached.ts'
import { catalogue } from '#domain/words/catalogue.ts'

type About = AnswerOf<typeof unreachedList>['list'][number]['about'][number]

/** What a family is told, in a few words: staff say it on the phone, and read it in the record. */
export const deliveryWords = catalogue<Record<About, string>>({
  en: {
    INTEREST_SENT: 'an interest came',
    INTEREST_REMINDER: 'a reminder of an interest',
    INTEREST_ACCEPTED: 'an interest of theirs was accepted',
    INTEREST_REJECTED: 'an interest of theirs was answered',
    CONTACT_VIEWED: 'a family opened their contact',
    'HANDPICK-SUGGESTION': 'a profile was suggested',
    STORY_TO_CONFIRM: 'a story to confirm',
    MEMBERSHIP_STARTED: 'the membership has started',
    MEMBERSHIP_ENDING: 'the membership ends soon',
    MEMBERSHIP_REFUNDED: 'a payment was given back',
    PHOTO_REJECTED: 'a photo could not be shown',
    ID_CHECKED: 'the ID proof was checked',
    ID_REJECTED: 'the ID proof was not accepted',
    OFFICE_WORD: 'a word of the office',
    CONTACT_UNREACHABLE: 'a contact refuses messages',
    WARNED: 'a warning',
    TEXTS_REMOVED: 'words of the profile were taken out',
    PHOTO_TAKEN_DOWN: 'a photo was taken down',
    SUSPENDED: 'the profile was closed',
    RESTORED: 'the profile is open again',
    COMPLAINT_ANSWER: 'the answer to the complaint',
    PROFILE_EDITED: 'the office changed the biodata',
    RECORDS_MERGED: 'two profiles became one',
  },
  mr: {
    INTEREST_SENT: 'पसंती आली आहे',
    INTEREST_REMINDER: 'पसंतीची आठवण',
    INTEREST_ACCEPTED: 'त्यांची पसंती स्वीकारली गेली',
    INTEREST_REJECTED: 'त्यांच्या पसंतीला उत्तर आले',
    CONTACT_VIEWED: 'एका कुटुंबाने संपर्क पाहिला',
    'HANDPICK-SUGGESTION': 'एक स्थळ सुचवले आहे',
    STORY_TO_CONFIRM: 'यशोगाथेची खात्री हवी आहे',
    MEMBERSHIP_STARTED: 'सदस्यत्व सुरू झाले',
    MEMBERSHIP_ENDING: 'सदस्यत्व लवकरच संपेल',
    MEMBERSHIP_REFUNDED: 'पैसे परत केले',
    PHOTO_REJECTED: 'एक फोटो दाखवता आला नाही',
    ID_CHECKED: 'ओळखपत्र तपासले',
    ID_REJECTED: 'ओळखपत्र स्वीकारता आले नाही',
    OFFICE_WORD: 'कार्यालयाची सूचना',
    CONTACT_UNREACHABLE: 'एका संपर्कावर संदेश पोहोचत नाहीत',
    WARNED: 'समज',
    TEXTS_REMOVED: 'माहितीतील मजकूर काढला',
    PHOTO_TAKEN_DOWN: 'एक फोटो काढून टाकला',
    SUSPENDED: 'स्थळ बंद केले',
    RESTORED: 'स्थळ पुन्हा सुरू झाले',
    COMPLAINT_ANSWER: 'तक्रारीचे उत्तर',
    PROFILE_EDITED: 'कार्यालयाने बायोडेटात बदल केला',
    RECORDS_MERGED: 'दोन स्थळे एक केली',
  },
})
