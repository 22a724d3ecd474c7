import { catalogue } from '#domain/words/catalogue.ts'

export const storyConsentWords = catalogue({
  agree: ['With this you agree:', 'यासोबत तुम्ही ही संमती देता:'],
  takenBack: ['You can take this back at any time.', 'ही संमती केव्हाही मागे घेता येते.'],
})
