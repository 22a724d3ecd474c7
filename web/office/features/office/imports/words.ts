import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { digits, groupedDigits } from '#domain/words/digits.ts'
import { when } from '#web/office/parts/words.ts'
import { cancel, save, status, yes } from '#web/ui/words.ts'

export const importWords = catalogue({
  help: [
    'Upload an old register as CSV or XLSX. Nobody sees an imported family until it logs in by a code to its own number, looks at its biodata and agrees. What nobody claims is erased after 90 days.',
    'जुनी नोंदवही CSV किंवा XLSX म्हणून आणा. कुटुंब स्वतःच्या नंबरवरील कोडने लॉगिन करून बायोडाटा पाहून संमती देईपर्यंत तो कोणालाही दिसत नाही. ज्या नोंदीसाठी कोणी येत नाही ती ९० दिवसांनी काढून टाकली जाते.',
  ],
  correct: ['Paste a biodata', 'बायोडाटा चिकटवा'],
  upload: ['The register', 'नोंदवही'],
  choose: ['Choose a CSV or XLSX file, or drop it here', 'CSV किंवा XLSX फाइल निवडा किंवा येथे सोडा'],
  sending: [(percent: number) => `Sending: ${percent} %`, (percent: number) => `पाठवत आहे: ${digits('mr', percent)} %`],
  rules: ['Up to 20 MB and 50,000 rows; the first row has the headings', '२० MB आणि ५०,००० ओळींपर्यंत; पहिल्या ओळीत शीर्षके'],
  tooLarge: ['This file is larger than 20 MB. Please divide it', 'ही फाइल २० MB पेक्षा मोठी आहे. कृपया तिचे भाग करा'],
  none: ['No register yet', 'अजून नोंदवही नाही'],
  noneHelp: ['The registers that you upload are listed here.', 'तुम्ही आणलेल्या नोंदवह्या येथे दिसतात.'],
  count: [
    (n: number) => counted(n, 'register'),
    (n: number) => (n === 1 ? '१ नोंदवही' : `${groupedDigits('mr', n)} नोंदवह्या`),
  ],
  file: ['File', 'फाइल'],
  broughtBy: ['Brought by', 'कोणी आणली'],
  when,
  state: status,
  rows: ['Rows', 'ओळी'],
  back: ['All registers', 'सर्व नोंदवह्या'],
  progress: [
    (done: number, all: number) => `${groupedDigits('en', done)} of ${counted(all, 'row')}`,
    (done: number, all: number) => `${groupedDigits('mr', all)} पैकी ${groupedDigits('mr', done)} ओळी`,
  ],
  gone: ['Erased or left since', 'नंतर नष्ट केल्या किंवा गेल्या'],
  columns: ['What the columns mean', 'रकान्यांचा अर्थ'],
  columnsHelp: [
    'Choose a meaning for each column. It is remembered for the next file. Where names or places have a column in each script, choose the same meaning for both.',
    'प्रत्येक रकान्याचा अर्थ निवडा. पुढच्या फाइलसाठी तो लक्षात राहतो. नावे किंवा गावे दोन्ही लिप्यांत असतील, तर दोन्ही रकान्यांसाठी तोच अर्थ निवडा.',
  ],
  leftOut: ['Left out', 'वगळा'],
  samples: [(values: string) => `For example: ${values}`, (values: string) => `उदाहरणार्थ: ${values}`],
  emptyColumn: [(n: number) => `Column ${digits('en', n)}`, (n: number) => `रकाना ${digits('mr', n)}`],
  missing: ['Needed, and missing in all or some rows', 'आवश्यक, पण सर्व किंवा काही ओळींत नाही'],
  missingHelp: [
    'A value given here counts for every row that has none of its own.',
    'येथे दिलेली माहिती ज्या ओळींत ती नाही त्या सर्व ओळींसाठी धरली जाते.',
  ],
  fixed: [(field: string) => `${field}, where a row has none`, (field: string) => `${field}: ओळीत नसल्यास`],
  fixedNone: ['Not given', 'दिले नाही'],
  values: ['What the values mean', 'नोंदवहीतील शब्दांचा अर्थ'],
  valuesHelp: [
    'Confirm once what each value in the register means. ‘Suggested’ means that it did not match an entry exactly.',
    'नोंदवहीतील प्रत्येक शब्दाचा अर्थ एकदा निश्चित करा. ‘सुचवलेले’ म्हणजे ते यादीतील नावाशी तंतोतंत जुळत नव्हते.',
  ],
  valueOf: [
    (value: string, count: number) => `${value} (${groupedDigits('en', count)})`,
    (value: string, count: number) => `${value} (${groupedDigits('mr', count)})`,
  ],
  matched: ['Matched before', 'आधी जुळवलेले'],
  suggested: ['Suggested: please confirm by saving', 'सुचवलेले: जतन करून निश्चित करा'],
  unknown: ['Not known: rows with it stay out until it is matched', 'माहीत नाही: जुळवेपर्यंत अशा ओळी बाहेर राहतात'],
  notChosen: ['Not matched', 'जुळवले नाही'],
  exactOnly: [
    'This list is long: a value counts where it is exactly the name of an entry.',
    'ही यादी लांब आहे: यादीतील नावाशी तंतोतंत जुळणारा शब्दच घेतला जातो.',
  ],
  doubles: ['Families already registered', 'आधीच नोंद असलेली कुटुंबे'],
  doublesHelp: [
    'By mobile number, email address, or name with birth date. One row can be decided otherwise below.',
    'मोबाइल नंबर, ई-मेल किंवा नाव आणि जन्मतारखेवरून. एखाद्या ओळीचा निर्णय खाली वेगळा घेता येतो.',
  ],
  skip: ['Skip them', 'वगळा'],
  apart: ['Keep them apart', 'वेगळी ठेवा'],
  merge: ['Merge into empty fields', 'फक्त रिकाम्या रकान्यांत भरा'],
  asForAll: ['As for all', 'सर्वांप्रमाणे'],
  save: ['Save and check all rows', 'जतन करा आणि सर्व ओळी तपासा'],
  run: ['Import the good rows', 'योग्य ओळी घ्या'],
  runTitle: ['Import now?', 'आता घ्यायच्या का?'],
  runHelp: [
    (n: number) =>
      `${counted(n, 'row is good or decided. It is', 'rows are good or decided. They are')} imported in the background; you may close this page.`,
    (n: number) => `योग्य किंवा ठरलेल्या ओळी: ${groupedDigits('mr', n)}. त्या आपोआप घेतल्या जातात; हे पान बंद केले तरी चालेल.`,
  ],
  stop: ['Stop', 'थांबवा'],
  undo: ['Undo the import', 'घेतलेल्या नोंदी मागे घ्या'],
  undoTitle: ['Undo this import?', 'या नोंदी मागे घ्यायच्या का?'],
  undoHelp: [
    'Every imported family that has not come yet is erased. Families that have logged in stay.',
    'अजून न आलेल्या प्रत्येक कुटुंबाची नोंद काढून टाकली जाते. लॉगिन केलेली कुटुंबे राहतात.',
  ],
  download: ['Download the list', 'यादी डाउनलोड करा'],
  result: ['Status of the rows', 'ओळींची स्थिती'],
  row: [(n: number) => `Row ${digits('en', n)}`, (n: number) => `ओळ ${digits('mr', n)}`],
  whatIsWrong: ['What is wrong', 'काय चुकले'],
  problem: [
    (column: string, message: string) => (column ? `${column}: ${message}` : message),
    (column: string, message: string) => (column ? `${column}: ${message}` : message),
  ],
  nothingWrong: ['Nothing', 'काही नाही'],
  decide: ['What to do with it', 'तिचे काय करायचे'],
  noRows: ['No rows with this status', 'अशी एकही ओळ नाही'],
  noRowsHelp: ['Choose another state above.', 'वर दुसरी स्थिती निवडा.'],
  rowsCount: [(n: number) => counted(n, 'row'), (n: number) => (n === 1 ? '१ ओळ' : `${groupedDigits('mr', n)} ओळी`)],
  earlierRow: [(n: number) => `Row ${digits('en', n)}`, (n: number) => `ओळ ${digits('mr', n)}`],
  family: ['Family', 'कुटुंब'],
  claimed: ['Has come', 'आले आहे'],
  unclaimed: ['Has not come yet', 'अजून आले नाही'],
  invitedAt: [(when: string) => `Invited ${when}`, (when: string) => `निमंत्रण ${when}`],
  invitations: ['Invitations', 'निमंत्रणे'],
  invitationsHelp: [
    'By SMS, or by email where there is no number in India. Families who cannot be reached are listed under Please call.',
    'एसएमएसने, किंवा भारतातील नंबर नसल्यास ई-मेलने. ज्यांना पोहोचत नाही ते ‘फोन करा’ येथे दिसतात.',
  ],
  invited: [
    (invited: number, claimed: number) =>
      `${groupedDigits('en', invited)} invited, ${groupedDigits('en', claimed)} have come`,
    (invited: number, claimed: number) =>
      `निमंत्रण ${groupedDigits('mr', invited)}, आलेली कुटुंबे ${groupedDigits('mr', claimed)}`,
  ],
  perDay: ['Families a day', 'दररोज किती कुटुंबे'],
  perDayHelp: ['0 stops the invitations', '० ने निमंत्रणे थांबतात'],
  invite: save,
  toCall: ['Please call', 'फोन करा'],
  yes,
  cancel,
})

export const importStateWords = catalogue({
  matching: ['To be matched', 'जुळवायची आहे'],
  checking: ['Being checked', 'तपासत आहे'],
  checked: ['Checked', 'तपासली'],
  running: ['Being imported', 'घेत आहे'],
  stopped: ['Stopped', 'थांबवली'],
  done: ['Imported', 'घेतली'],
  undoing: ['Being undone', 'मागे घेत आहे'],
  undone: ['Undone', 'मागे घेतली'],
})
