import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const bellWords = catalogue({
  en: {
    notifications: 'Notifications',
    unread: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
    seen: 'Seen',
    isUnread: 'Unread',
    none: 'No Data Found',
    viewAll: 'View All',
    loading: 'Loading',
    failed: 'The notifications could not be loaded.',
  },
  mr: {
    notifications: 'सूचना',
    unread: (count: number) => (count === 1 ? '१ न पाहिलेली' : `${inDevanagari(count)} न पाहिलेल्या`),
    seen: 'पाहिलेली',
    isUnread: 'नवीन',
    none: 'एकही सूचना नाही',
    viewAll: 'सर्व पाहा',
    loading: 'माहिती येत आहे',
    failed: 'सूचना आणता आल्या नाहीत.',
  },
})
