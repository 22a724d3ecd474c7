import { catalogue } from '#domain/words/catalogue.ts'

export const listMessages = catalogue({
  added: ['Families can choose it now', 'आता कुटुंबांना हा पर्याय निवडता येईल'],
  renamed: ['The entry has its new name', 'नोंदीचे नाव बदलले'],
  ordered: ['Families read the list in this order now', 'आता कुटुंबांना यादी या क्रमाने दिसेल'],
  retired: [
    'Nobody can choose it any more. Whoever has it keeps it',
    'हा पर्याय आता कोणालाही निवडता येणार नाही. ज्यांनी निवडला आहे त्यांचा तसाच राहील',
  ],
  restored: ['Families can choose it again', 'हा पर्याय पुन्हा निवडता येईल'],
  merged: ['The two entries are one', 'दोन्ही नोंदी एकत्र झाल्या'],
})

export const listSentences = {
  readOnly: {
    en: 'This list is read-only: kundali, charts and the search depend on it',
    mr: 'ही यादी बदलता येत नाही: कुंडली, पत्रिका आणि शोध यांचा आधार ती आहे',
  },
  changedMeanwhile: {
    en: 'A colleague has changed this list meanwhile. Please look at it again',
    mr: 'दरम्यान सहकाऱ्याने ही यादी बदलली आहे. कृपया ती पुन्हा पाहा',
  },
  lastEntry: {
    en: 'The last entry of a list has to stay: families must choose one',
    mr: 'यादीतील शेवटची नोंद राहायला हवी: कुटुंबांना एक पर्याय निवडावा लागतो',
  },
  full: { en: 'This list can hold no more entries', mr: 'या यादीत आणखी नोंदी मावत नाहीत' },
  mergedBefore: {
    en: 'This entry was merged with another one',
    mr: 'ही नोंद दुसऱ्या नोंदीत एकत्र केलेली आहे',
  },
} as const
