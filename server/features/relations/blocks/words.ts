import { catalogue } from '#domain/words/catalogue.ts'

export const blockMessages = catalogue({
  blocked: [
    'This member is blocked. You will not see each other any more',
    'या सदस्याला ब्लॉक केले आहे. आता तुम्ही दोघे एकमेकांना दिसणार नाही',
  ],
  unblocked: ['This member is no longer blocked', 'या सदस्याचा ब्लॉक काढला आहे'],
})
