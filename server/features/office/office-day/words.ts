import { type OfficeDuty, urgentHours } from '#domain/office/office-day.ts'
import { catalogue, type Language, languages } from '#domain/words/catalogue.ts'
import { digits, inDevanagari } from '#domain/words/digits.ts'

export const officeDayMessages = catalogue({
  en: { chosen: 'Your choice of letters is kept' },
  mr: { chosen: 'पत्रांची तुमची निवड जतन झाली' },
})

const letterWords = catalogue({
  en: {
    orders: 'Orders of a court or the government',
    incidents: 'Incidents to report',
    complaints: 'Complaints',
    queue: 'Photos, ID proofs, reports, stories and texts',
    contact_changes: 'Requests of families that wait',
    objections: 'Objections of the last week',
    calls: 'Families to call',
    line: (what: string, count: string, late: string | null) =>
      late === null ? `${what}: ${count}` : `${what}: ${count}, ${late} late`,
    nothing: 'Nothing is waiting this morning.',
    day: 'Saptapadi: your day at the office',
    dayWithLate: (late: string) => `Saptapadi: your day at the office (${late} late)`,
    dueSubject: (number: string) => `Saptapadi: complaint ${number} is due within ${urgentHours} hours`,
    due: (number: string) => `The complaint ${number} is due within ${urgentHours} hours.`,
  },
  mr: {
    orders: 'न्यायालयाचे किंवा सरकारचे आदेश',
    incidents: 'कळवायच्या घटना',
    complaints: 'तक्रारी',
    queue: 'फोटो, ओळखपत्रे, सदस्यांविषयी तक्रारी, यशोगाथा आणि मजकूर',
    contact_changes: 'प्रतीक्षेतील विनंत्या',
    objections: 'गेल्या आठवड्यातील हरकती',
    calls: 'फोन करायची कुटुंबे',
    line: (what: string, count: string, late: string | null) =>
      late === null ? `${what}: ${count}` : `${what}: ${count}, त्यापैकी ${late} उशिरा`,
    nothing: 'आज सकाळी कोणतेही काम बाकी नाही.',
    day: 'सप्तपदी: कार्यालयातील आजचे काम',
    dayWithLate: (late: string) => `सप्तपदी: कार्यालयातील आजचे काम (${late} उशिरा)`,
    dueSubject: (number: string) => `सप्तपदी: तक्रार ${number}, मुदत ${inDevanagari(urgentHours)} तासांत संपते`,
    due: (number: string) => `तक्रार ${number} हिची मुदत ${inDevanagari(urgentHours)} तासांत संपते.`,
  },
})

export interface DutyLine {
  duty: OfficeDuty
  count: number
  late: number
}

/** What waits this morning, in both languages: it is not known which one each member of staff reads. */
export function morningLetter(lines: readonly DutyLine[], link: string) {
  const textIn = (language: Language) => {
    const t = letterWords(language)
    if (lines.length === 0) return t.nothing
    return lines
      .map(({ duty, count, late }) =>
        t.line(t[duty], digits(language, count), late > 0 ? digits(language, late) : null),
      )
      .join('\n')
  }
  const late = lines.reduce((sum, line) => sum + line.late, 0)
  const subjectIn = (language: Language) => {
    const t = letterWords(language)
    return late > 0 ? t.dayWithLate(digits(language, late)) : t.day
  }
  return {
    subject: languages.map(subjectIn).join(' · '),
    text: [...languages.map(textIn), link].join('\n\n'),
  }
}

export const complaintDueLetter = (number: string, link: string) => ({
  subject: languages.map(language => letterWords(language).dueSubject(number)).join(' · '),
  text: [...languages.map(language => letterWords(language).due(number)), link].join('\n\n'),
})
