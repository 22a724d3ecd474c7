import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'

export const statementWords = catalogue({
  help: [
    'The statement confirms payments by UPI by their UTR and amount. The file is read and not kept: of each payment of ours only amount and day stay.',
    'विवरणपत्रातील UTR आणि रकमेवरून UPI ने आलेल्या रकमांची खात्री होते. फाइल वाचली जाते, ठेवली जात नाही: नोंदवलेल्या रकमांचा फक्त दिवस आणि रक्कम राहते.',
  ],
  upload: ['Statement of the bank as CSV', 'बँकेचे विवरणपत्र (CSV)'],
  choose: ['Choose a CSV file, or drop it here', 'CSV फाइल निवडा किंवा येथे सोडा'],
  sending: [(percent: number) => `Sending ${percent} %`, (percent: number) => `पाठवत आहे ${digits('mr', percent)} %`],
  tooLarge: ['The file may have at most 1 MB', 'फाइल जास्तीत जास्त १ MB ची असावी'],
  columns: ['What the columns mean', 'रकान्यांचा अर्थ'],
  columnsHelp: [
    'One column has the day, one the money that came in, and one or more the UTR, also inside a longer text. Where money that went out stands in the same column, choose “Amount, in or out”. It is remembered for the next statement of this bank.',
    'एका रकान्यात दिवस, एकात जमा रक्कम आणि एक किंवा अधिक रकान्यांत UTR असतो, मोठ्या मजकुरातही. नावे रकमाही त्याच रकान्यात असतील, तर ‘रक्कम, जमा किंवा नावे’ निवडा. या बँकेच्या पुढील विवरणपत्रासाठी हे लक्षात ठेवले जाते.',
  ],
  emptyColumn: [(n: number) => `Column ${n}`, (n: number) => `रकाना ${digits('mr', n)}`],
  day: ['Day', 'दिवस'],
  utr: ['Holds the UTR', 'यात UTR आहे'],
  credit: ['Money that came in', 'जमा रक्कम'],
  amount: ['Amount, in or out', 'रक्कम, जमा किंवा नावे'],
  direction: ['Credit or debit', 'जमा की नावे'],
  none: ['Not needed', 'गरज नाही'],
  read: ['Read the statement', 'विवरणपत्र तपासा'],
  matchAgain: ['Forget what the columns mean, and ask again', 'रकान्यांचा अर्थ विसरा आणि पुन्हा विचारा'],
  preview: ['The first lines with money that came in', 'जमा रकमांच्या पहिल्या ओळी'],
  previewHelp: [
    (credits: string, others: string) =>
      `Lines with money that came in: ${credits}. Other lines, which count for nothing: ${others}. Nothing is confirmed yet.`,
    (credits: string, others: string) =>
      `रक्कम जमा झालेल्या ओळी: ${credits}. इतर ओळी, ज्या मोजल्या जात नाहीत: ${others}. अजून कशाचीही खात्री झालेली नाही.`,
  ],
  previewRight: ['These came in: confirm by this statement', 'या रकमा जमा झाल्या आहेत: खात्री करा'],
  previewWrong: ['Change the columns', 'रकाने बदला'],
  result: ['What the statement says', 'विवरणपत्रातून काय कळले'],
  period: ['Days', 'दिवस'],
  periodOf: [(from: string, to: string) => `${from} to ${to}`, (from: string, to: string) => `${from} ते ${to}`],
  credits: ['Lines with money that came in', 'जमा रकमांच्या ओळी'],
  confirmed: ['Confirmed now', 'आता खात्री झालेल्या'],
  differing: ['With another amount', 'वेगळी रक्कम असलेल्या'],
  missed: ['Of these days, not in the statement', 'या दिवसांतील, विवरणपत्रात नसलेल्या'],
  returned: ['Came in after they were taken back; return them by the bank', 'रद्द केल्यानंतर जमा झालेल्या; बँकेतून परत करा'],
  look: ['Look at what is to be confirmed', 'खात्री बाकी असलेल्या रकमा पाहा'],
})
