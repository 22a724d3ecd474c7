import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { Letter } from '#server/features/telling/deliveries/tell.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const officeMemberMessages = catalogue({
  revealed: ['It is noted in the audit that you viewed this contact', 'संपर्क पाहिल्याची नोंद झाली आहे'],
  edited: ['The profile has been changed', 'माहिती बदलली आहे'],
  sideCorrected: [
    'The profile is now on the other side (bride or groom), with a new number',
    'स्थळाची बाजू (वधू/वर) बदलली आहे आणि त्याला नवीन क्रमांक मिळाला आहे',
  ],
  merged: ['The two records are one now', 'दोन नोंदी आता एक आहेत'],
  joinCodesSent: [
    'A code is on its way to a contact of each record. Please ask the family to read out both',
    'प्रत्येक नोंदीच्या एका संपर्कावर कोड पाठवला आहे. कृपया कुटुंबाला दोन्ही वाचून दाखवायला सांगा',
  ],
  joinToConfirm: [
    'Noted. Another person, an ADMIN, confirms it within three days; then every contact of both is told',
    'नोंद झाली. दुसरी व्यक्ती (ADMIN) तीन दिवसांत खात्री करेल; मग दोन्ही नोंदींच्या प्रत्येक संपर्कावर कळवले जाईल',
  ],
  joinWaits: [
    'Every contact of both records is told. After seven days without an objection one is paused',
    'दोन्ही नोंदींच्या प्रत्येक संपर्कावर कळवले आहे. सात दिवसांत हरकत न आल्यास एक थांबवली जाईल',
  ],
  suspended: ['The member is suspended and logged out everywhere', 'सदस्याचे स्थळ आणि सर्व ठिकाणचे लॉगिन बंद केले आहे'],
  restored: ['The member’s profile is open again', 'सदस्याचे स्थळ पुन्हा सुरू केले आहे'],
  sessionsEnded: ['The member is logged out everywhere', 'सदस्याला सर्व ठिकाणी लॉगआउट केले आहे'],
  verified: ['The contact is now marked as verified', 'संपर्काची खात्री झाली असे मानले जाईल'],
  viewsAdded: ['The contact views have been added', 'संपर्क वाढवले आहेत'],
  showQr: ['Let the family pay by the QR, then enter the UTR', 'कुटुंबाला QR वरून पैसे भरू द्या, मग UTR लिहा'],
  paid: ['The payment is entered and the plan runs', 'रक्कम नोंदवली आहे आणि योजना सुरू आहे'],
  erasedNow: [
    'The record is erased. Payments stay as tax law asks, and the number’s hash until the end of the term',
    'नोंद नष्ट केली आहे. कर कायद्यासाठी पैशांच्या नोंदी आणि मुदत संपेपर्यंत नंबरचा सांकेतिक ठसा राहतात',
  ],
  sealedOpened: ['It is noted in the audit that you opened the sealed record', 'मोहोरबंद नोंद पाहिल्याची नोंद झाली आहे'],
})

export const officeMemberSentences = {
  revealsUsedUp: {
    en: 'You have looked at 50 contacts today. An ADMIN can look at more',
    mr: 'तुम्ही आज ५० संपर्क पाहिले आहेत. ADMIN आणखी पाहू शकतात',
  },
  noEraseRequest: {
    en: 'The family’s request to erase is not on record. Please record it under Requests first',
    mr: 'नष्ट करण्याची कुटुंबाची विनंती नोंदवलेली नाही. कृपया आधी ती ‘विनंत्या’मध्ये नोंदवा',
  },
  heldAsEvidence: {
    en: 'A complaint or an order about this profile is not settled yet, and the record is evidence until then',
    mr: 'या स्थळाविषयीची तक्रार किंवा आदेश अजून निकाली निघालेला नाही; तोपर्यंत नोंद पुरावा म्हणून राहते',
  },
  noPlan: {
    en: 'No plan runs for this member. Please enter a payment first',
    mr: 'या सदस्याची कोणतीही योजना सुरू नाही. कृपया आधी रक्कम नोंदवा',
  },
  sideActedOn: {
    en: 'Other families have already dealt with this profile, so its side cannot be changed. Please let the family register anew',
    mr: 'या स्थळाशी इतर कुटुंबांचा आधीच संबंध आला आहे, म्हणून बाजू बदलता येत नाही. कृपया कुटुंबाला नव्याने नोंदणी करू द्या',
  },
  oneRecord: { en: 'These are not two records', mr: 'या दोन वेगळ्या नोंदी नाहीत' },
  otherSide: {
    en: 'One of the two is a bride and the other a groom, so they are not the same person',
    mr: 'दोघांपैकी एक वधू आणि एक वर आहे, म्हणून ही एकच व्यक्ती नाही',
  },
  suspendedDouble: {
    en: 'One of the two is suspended. Please decide about that first',
    mr: 'दोघांपैकी एकाचे स्थळ बंद केलेले आहे. कृपया आधी त्याविषयी ठरवा',
  },
  noCodesFromBoth: {
    en: 'One of the two records has no verified contact that a code can reach. They can be joined by a notice of seven days',
    mr: 'दोन्हींपैकी एका नोंदीत कोड पाठवता येईल असा पडताळलेला संपर्क नाही. सात दिवसांच्या सूचनेने त्या एकत्र करता येतील',
  },
  candidateFirst: {
    en: 'A candidate logs in for the record that would be closed, and for the other one nobody does. Please ask for the candidate’s login of the record that stays first, on its page; then they can be joined',
    mr: 'बंद होणाऱ्या नोंदीत उमेदवार स्वतः लॉगिन करतात, राहणाऱ्या नोंदीत नाही. कृपया आधी राहणाऱ्या नोंदीच्या पानावर ‘उमेदवाराचे लॉगिन’ मागा; मग दोन्ही एकत्र करता येतील',
  },
  twoCandidates: {
    en: 'Each of the two records has a candidate who logs in. Please have one of these logins ended first, at that candidate’s request',
    mr: 'दोन्ही नोंदींत वेगवेगळे उमेदवार लॉगिन करतात. कृपया आधी त्यांपैकी एकाच्या विनंतीवरून त्यांचे लॉगिन बंद करा',
  },
  otherKept: {
    en: 'Meanwhile the other record is the one to keep. Please begin again',
    mr: 'मधल्या काळात दुसरी नोंद ठेवायची झाली आहे. कृपया पुन्हा सुरुवात करा',
  },
  nothingChanged: { en: 'Nothing was changed', mr: 'काहीही बदललेले नाही' },
} as const satisfies Record<string, Sentence>

/** The letter to a family whose profile was closed, with the reason that is meant for it. */
export const suspendedLetter = (language: Language, told: string): Letter => ({
  template: 'closed_for_reason',
  ...(language === 'mr'
    ? {
        subject: 'सप्तपदीवरील तुमचे स्थळ बंद केले आहे',
        text: `आमच्या कार्यालयाने तुमचे स्थळ सध्या बंद केले आहे.\n\n${told}\n\nतुमचे म्हणणे वेगळे असल्यास कृपया कार्यालयाला फोन करा किंवा तक्रार निवारण अधिकाऱ्यांना लिहा.`,
      }
    : {
        subject: 'Your profile at Saptapadi has been closed',
        text: `Our office has closed your profile for now.\n\n${told}\n\nIf you see it differently, please call our office or write to the grievance officer.`,
      }),
})
