import { catalogue, type Language } from '#domain/words/catalogue.ts'

export const ownDataMessages = catalogue({
  ready: ['Your data is being put together', 'तुमची माहिती एकत्र केली जात आहे'],
})

export const ownDataSentences = {
  ended: {
    en: 'This download has expired. Please ask for it again',
    mr: 'ही प्रत आता मिळणार नाही. कृपया ती पुन्हा मागा',
  },
  often: {
    en: 'You have asked for your data often today. Please try again tomorrow',
    mr: 'आज तुम्ही तुमची माहिती बऱ्याच वेळा मागितली आहे. कृपया उद्या पुन्हा प्रयत्न करा',
  },
} as const

const readme: Record<Language, readonly string[]> = {
  en: [
    'This is everything that Saptapadi has about you.',
    '',
    'profile.json      what you wrote in your profile, with your family, relatives, properties and expectations',
    'patrika.json      the horoscope computed from your birth details, where there is one',
    'activity.json     what you did and what other families did towards you, by their registration numbers',
    'search.json       your last search',
    'saved-searches.json  the searches you keep under names, and how often each tells you of new families',
    'memberships.json  the plans you have or had; fees are in paise',
    'payments.json     what you paid, with the numbers of the receipts; amounts are in paise',
    'messages.json     what we told you by email, WhatsApp or SMS, and whether it arrived',
    'opened-by-staff.json  how often our office opened your record, photos or document, or found you by a number, by month;',
    '                  kept for a year',
    'office-notes.json when our office noted a call or something else about you',
    'consents.json     what you agreed to and withdrew: the words you read, their language and version, when and how',
    'candidate.json    who registered the profile, and whether the candidate has agreed',
    'settings.json     how you hear from us, whom you named to act for you, where you are logged in',
    'photos, document  the files you gave us; the fingerprint of a photo is what we compare copies by',
    '',
    'Times are in UTC. Contact details of other families are not yours to take along, so they are not here.',
  ],
  mr: [
    'सप्तपदीकडे असलेली तुमची सर्व माहिती येथे आहे.',
    '',
    'profile.json      तुम्ही भरलेली माहिती: कुटुंब, नातेवाईक, मालमत्ता आणि अपेक्षांसह',
    'patrika.json      जन्माच्या तपशिलावरून काढलेली पत्रिका, असल्यास',
    'activity.json     तुम्ही केलेल्या आणि इतर कुटुंबांनी तुमच्याबाबत केलेल्या गोष्टी, नोंदणी क्रमांकांसह',
    'search.json       तुमचा शेवटचा शोध',
    'saved-searches.json  तुम्ही जतन केलेले शोध आणि प्रत्येकातील नवीन स्थळे कधी कळवायची',
    'memberships.json  तुम्ही घेतलेल्या योजना; शुल्क पैशांत आहे',
    'payments.json     तुम्ही भरलेले पैसे, पावत्यांच्या क्रमांकांसह; रक्कम पैशांत आहे',
    'messages.json     आम्ही ई-मेल, व्हॉट्सॲप किंवा एसएमएसने काय कळवले आणि ते पोहोचले का',
    'opened-by-staff.json  आमच्या कार्यालयाने तुमची नोंद, फोटो किंवा कागदपत्र किती वेळा उघडले, किंवा नंबरवरून शोधले, महिन्यानुसार;',
    '                  एक वर्ष ठेवले जाते',
    'office-notes.json आमच्या कार्यालयाने तुमच्याविषयी फोन किंवा नोंद केव्हा लिहिली',
    'consents.json     तुम्ही कशाला संमती दिली किंवा ती मागे घेतली: वाचलेला मजकूर, त्याची भाषा आणि आवृत्ती, केव्हा आणि कसे',
    'candidate.json    नोंदणी कोणी केली आणि उमेदवाराने संमती दिली का',
    'settings.json     तुम्हाला कसे कळवावे, तुमच्या वतीने कोणी काम पाहावे, कोठे लॉगिन आहे',
    'photos, document  तुम्ही दिलेल्या फाइल्स; फोटोची fingerprint फोटोच्या प्रती ओळखण्यासाठी आहे',
    '',
    'वेळा UTC मध्ये आहेत. इतर कुटुंबांचे संपर्क येथे नाहीत.',
  ],
}
export const dataReadme = (language: Language): string => `${readme[language].join('\r\n')}\r\n`
