export const relationSentences = {
  ownProfile: {
    en: 'This is your own profile',
    mr: 'हे आपले स्वतःचे स्थळ आहे',
  },
  unblockFirst: {
    en: 'You have blocked this member. Please unblock them first',
    mr: 'आपण या सदस्याला ब्लॉक केले आहे. कृपया आधी ब्लॉक काढा',
  },
} as const
