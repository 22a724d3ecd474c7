import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const notificationWords = catalogue({
  en: {
    notification: 'Notification',
    when: 'Received on',
    state: 'Status',
    actions: 'Actions',
    view: 'VIEW',
    viewOf: (description: string) => `VIEW: ${description}`,
    seen: 'Seen',
    unread: 'Unread',
    none: 'Notification List Not Available',
    noneHelp: 'When a family sends you an interest or answers yours, you read it here.',
    pages: 'Pages',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: (n: number) => `Page ${n}`,
  },
  mr: {
    notification: 'सूचना',
    when: 'केव्हा',
    state: 'स्थिती',
    actions: 'कृती',
    view: 'पाहा',
    viewOf: (description: string) => `पाहा: ${description}`,
    seen: 'पाहिलेली',
    unread: 'नवीन',
    none: 'एकही सूचना नाही',
    noneHelp: 'एखाद्या कुटुंबाने पसंती कळवली किंवा तुमच्या पसंतीला उत्तर दिले की ते येथे दिसेल.',
    pages: 'पाने',
    previousPage: 'मागील पान',
    nextPage: 'पुढील पान',
    page: (n: number) => `पान ${inDevanagari(n)}`,
  },
})
