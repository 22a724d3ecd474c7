import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const bellWords = catalogue({
  notifications: ['Notifications', 'सूचना'],
  unread: [
    (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
    (count: number) => (count === 1 ? '१ न पाहिलेली' : `${inDevanagari(count)} न पाहिलेल्या`),
  ],
  seen: ['Seen', 'पाहिलेली'],
  isUnread: ['Unread', 'नवीन'],
  notOpened: ['Not opened yet', 'अजून उघडलेली नाही'],
  none: ['No Data Found', 'एकही सूचना नाही'],
  viewAll: ['View All', 'सर्व पाहा'],
  loading: ['Loading', 'माहिती येत आहे'],
  failed: ['The notifications could not be loaded.', 'सूचना आणता आल्या नाहीत.'],
})
