import { catalogue, type Language, languages } from '#domain/words/catalogue.ts'

/** The letters to ALERT_EMAIL. */
export const alertWords = catalogue({
  subject: ['Saptapadi needs your attention', 'सप्तपदी: लक्ष द्या'],
  overSubject: ['Saptapadi: the problem is over', 'सप्तपदी: अडचण संपली'],
  over: [(sentence: string) => `This is over:\n\n${sentence}`, (sentence: string) => `ही अडचण संपली:\n\n${sentence}`],
  seeOffice: [
    (url: string) => `What is wrong now is shown in the office: ${url}`,
    (url: string) => `सध्या काय बिघडले आहे ते कार्यालयात दिसेल: ${url}`,
  ],
  onNode: [(node: string) => `On the machine ${node}:`, (node: string) => `${node} या संगणकावर:`],
})

/** The letter to whoever runs the service, in both languages: it is not known which one they read. */
export function troubleLetter(what: 'begun' | 'over', sentence: (language: Language) => string, office: string) {
  return {
    subject: languages.map(language => alertWords(language)[what === 'over' ? 'overSubject' : 'subject']).join(' · '),
    text: languages
      .map(language => {
        const t = alertWords(language)
        return `${what === 'over' ? t.over(sentence(language)) : sentence(language)}\n\n${t.seeOffice(office)}`
      })
      .join('\n\n\n'),
  }
}
