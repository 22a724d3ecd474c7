import { formatInstant } from '#domain/format/instant.ts'
import { familiesInFiles } from '#domain/office/member-list.ts'
import { catalogue, type Language, languages } from '#domain/words/catalogue.ts'
import { digits, inDevanagari } from '#domain/words/digits.ts'

export const trusteeMessages = catalogue({
  named: ['These addresses are told every day', 'या पत्त्यांवर रोज कळवले जाईल'],
  waits: [
    'The change holds after seven days. Those who are told today have been written to',
    'हा बदल सात दिवसांनी लागू होईल. आज ज्यांना कळवले जाते त्यांना तसे लिहिले आहे',
  ],
})

const letterWords = catalogue({
  headSubject: [
    (rows: string) => `Saptapadi: the audit of the office has ${rows} acts`,
    (rows: string) => `सप्तपदी: कार्यालयाच्या कामकाजाच्या नोंदीत ${rows} कृती`,
  ],
  head: [
    (rows: string, seal: string) =>
      `The audit of the office has ${rows} acts by now. The last one has this seal:\n${seal}\n\n` +
      `Please keep this email. If anybody changes or removes an earlier act, the seal of act ${rows} becomes another one: ask for the ` +
      'audit as a file and compare it there. If these emails stop, please ask the office why.',
    (rows: string, seal: string) =>
      `कार्यालयाच्या कामकाजाच्या नोंदीत आतापर्यंत ${rows} कृती आहेत. शेवटच्या कृतीचा शिक्का हा आहे:\n${seal}\n\n` +
      `कृपया हा ई-मेल जपून ठेवा. आधीची एखादी कृती कोणी बदलली किंवा काढली तर ${rows} क्रमांकाच्या कृतीचा शिक्का बदलतो: कामकाजाच्या नोंदीची ` +
      'फाइल मागून तेथे ताडून पाहा. हे ई-मेल थांबले तर कृपया कार्यालयाला कारण विचारा.',
  ],
  changeSubject: [
    'Saptapadi: other people will be told about the office',
    'सप्तपदी: कार्यालयाविषयी आता दुसऱ्या व्यक्तींना कळवले जाईल',
  ],
  change: [
    (who: string, from: string) =>
      `From ${from} the daily email about the audit of the office goes to: ${who}. If nobody spoke with you about this, please ask ` +
      'the people of the office before then.',
    (who: string, from: string) =>
      `${from} पासून कार्यालयाच्या कामकाजाच्या नोंदीचा रोजचा ई-मेल यांना जाईल: ${who}. याविषयी तुमच्याशी कोणी बोलले नसेल तर कृपया त्याआधी ` +
      'कार्यालयातील लोकांना विचारा.',
  ],
  nobody: ['nobody', 'कोणालाही नाही'],
  stays: [
    'The change of the addresses to which the daily email goes was taken back. You are told as before.',
    'रोजचा ई-मेल जाणाऱ्या पत्त्यांमधील बदल मागे घेतला आहे. तुम्हाला पूर्वीप्रमाणेच कळवले जाईल.',
  ],
  exportSubject: [
    (families: string) => `Saptapadi: a file with ${families} families will leave the office`,
    (families: string) => `सप्तपदी: ${families} कुटुंबांची फाइल कार्यालयाबाहेर जाणार आहे`,
  ],
  export: [
    (who: string, families: string, from: string) =>
      `${who} asked for a file with ${families} families. Above ${familiesInFiles} a day another ADMIN agrees, and this office has no ` +
      `other one: the file is given from ${from}. If this surprises you, please ask the office. It can still be stopped there.`,
    (who: string, families: string, from: string) =>
      `${who} यांनी ${families} कुटुंबांची फाइल मागितली आहे. दिवसाला ${inDevanagari(familiesInFiles)} पेक्षा जास्त कुटुंबांसाठी दुसऱ्या ADMIN ची ` +
      `संमती लागते, आणि या कार्यालयात दुसरे ADMIN नाहीत: ही फाइल ${from} पासून मिळेल. हे अनपेक्षित असेल तर कृपया कार्यालयाला विचारा. ती तेथे अजून थांबवता येते.`,
  ],
})

type Words = ReturnType<typeof letterWords>
/** In both languages: it is not known which one a trustee reads. */
const inBoth = (subject: (t: Words, language: Language) => string, text: (t: Words, language: Language) => string) => ({
  subject: languages.map(language => subject(letterWords(language), language)).join(' · '),
  text: languages.map(language => text(letterWords(language), language)).join('\n\n'),
})

/** What is said in the language of each half, such as a day or a count. */
type Said = (language: Language) => string
export const saidCount =
  (n: number): Said =>
  language =>
    digits(language, n)
export const saidTime =
  (at: Date): Said =>
  language =>
    formatInstant(at.toISOString(), language)

export const auditHeadLetter = (rows: Said, seal: string) =>
  inBoth(
    (t, language) => t.headSubject(rows(language)),
    (t, language) => t.head(rows(language), seal),
  )

export const trusteesChangeLetter = (next: { who: string; from: Said } | null) =>
  inBoth(
    t => t.changeSubject,
    (t, language) => (next ? t.change(next.who || t.nobody, next.from(language)) : t.stays),
  )

export const exportLetter = ({ who, families, from }: { who: string; families: Said; from: Said }) =>
  inBoth(
    (t, language) => t.exportSubject(families(language)),
    (t, language) => t.export(who, families(language), from(language)),
  )
