import { catalogue } from '#domain/words/catalogue.ts'
import { clear, find } from '#web/office/parts/words.ts'
import { from } from '#web/ui/words.ts'

export const readWords = catalogue({
  title: ['Who read what', 'कोणी काय पाहिले'],
  opened: ['Who opened this record', 'ही नोंद कोणी उघडली'],
  openedNone: ['Nobody from the office in the last year.', 'गेल्या वर्षात कार्यालयातील कोणीही नाही.'],
  all: ['Everything that was read', 'पाहिलेले सर्व'],
  who: ['Who', 'कोणी'],
  what: ['What', 'काय'],
  whose: ['Member', 'सदस्य'],
  day: ['Day', 'दिवस'],
  times: ['Times', 'किती वेळा'],
  last: ['Last at', 'शेवटी'],
  nobody: ['found nobody', 'कोणी सापडले नाही'],
  families: [
    (count: string) => (count === '1' ? '1 family' : `${count} families`),
    (count: string) => (count === '१' ? '१ कुटुंब' : `${count} कुटुंबे`),
  ],
  files: ['Files of many families', 'अनेक कुटुंबांच्या फाइल'],
  MEMBERS: ['List of members', 'सदस्यांची यादी'],
  AUDIT: ['Audit', 'कामकाजाची नोंद'],
  READS: ['Who read what', 'कोणी काय पाहिले'],
  INCIDENT: ['An incident', 'सुरक्षा घटना'],
  IMPORT: ['Rows of a register', 'नोंदवहीतील ओळी'],
  waitsForAnother: ['Waits until another ADMIN agrees', 'दुसऱ्या ADMIN च्या संमतीची वाट पाहत आहे'],
  readyFrom: [(when: string) => `Can be fetched from ${when}`, (when: string) => `${when} पासून घेता येईल`],
  agree: ['Agree', 'संमती द्या'],
  stop: ['Do not give it', 'देऊ नका'],
  search: ['Search what was read', 'पाहिलेल्या नोंदी शोधा'],
  registration: ['Registration number', 'नोंदणी क्रमांक'],
  everybody: ['Everybody', 'सर्व जण'],
  everything: ['Everything', 'सर्व काही'],
  from,
  to: ['Until', 'पर्यंत'],
  find,
  clear,
  exportHelp: [
    'The file (CSV) has the columns of this list. At most 5,000 rows.',
    'या फाइलमध्ये (CSV) या यादीतील रकाने असतात. जास्तीत जास्त ५,००० ओळी.',
  ],
  none: ['Nothing was read', 'काहीही पाहिलेले नाही'],
  noneHelp: [
    'Nobody has read anything that fits this search. It is kept for a year.',
    'या शोधाशी जुळणारे कोणी काही पाहिलेले नाही. नोंद एक वर्ष राहते.',
  ],
  count: [
    (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    (count: number) => (count === 1 ? '१ नोंद' : `${new Intl.NumberFormat('mr-IN-u-nu-deva').format(count)} नोंदी`),
  ],
  line: [
    (who: string, what: string, day: string, times: string) => `${who}: ${what}, ${day} (${times}×)`,
    (who: string, what: string, day: string, times: string) => `${who}: ${what}, ${day} (${times}×)`,
  ],
})
