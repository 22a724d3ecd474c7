import { catalogue } from '#domain/words/catalogue.ts'

export const storyConsentWords = catalogue({
  en: {
    agree: 'With this you agree:',
    takenBack: 'You can take this back at any time.',
  },
  mr: {
    agree: 'यासोबत तुम्ही ही संमती देता:',
    takenBack: 'ही संमती केव्हाही मागे घेता येते.',
  },
})
