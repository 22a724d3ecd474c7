import type { Limit } from '#server/http/limits.ts'
import { myProfileMessages } from './words.ts'

export const savesAnHour: Limit = {
  hits: 60,
  seconds: 3600,
  sentence: { en: myProfileMessages('en').tooManySaves, mr: myProfileMessages('mr').tooManySaves },
}
