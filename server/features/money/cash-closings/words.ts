import { catalogue } from '#domain/words/catalogue.ts'

export const cashMessages = catalogue({
  counted: [
    'What was counted is saved. A treasurer or an ADMIN locks it',
    'मोजणी जतन केली. खजिनदार किंवा ADMIN ती कायम करतील',
  ],
  locked: ['The cash of the day is closed', 'दिवसाचा हिशेब बंद केला'],
})

export const cashSentences = {
  changedMeanwhile: {
    en: 'A payment or refund was entered while you counted. Please look at the sums again',
    mr: 'तुम्ही मोजत असताना एक रक्कम जमा किंवा परत झाली. कृपया रकमा पुन्हा पाहा',
  },
  nothingToClose: {
    en: 'Nothing was paid or refunded at the office since the last closing',
    mr: 'मागील हिशेबानंतर कार्यालयात काही जमा किंवा परत झालेले नाही',
  },
  lockedAlready: {
    en: 'This closing was locked or counted again meanwhile. Please look at it again',
    mr: 'हा हिशेब दरम्यान कायम झाला किंवा पुन्हा मोजला गेला. कृपया पुन्हा पाहा',
  },
} as const
