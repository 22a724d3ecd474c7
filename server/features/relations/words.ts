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

export const limitSentences = {
  profiles: {
    en: 'You have looked at many profiles today. Please come back tomorrow',
    mr: 'आज आपण बरीच स्थळे पाहिली आहेत. कृपया उद्या पुन्हा या',
  },
  interests: {
    en: 'You have sent many interests today. Please come back tomorrow',
    mr: 'आज आपण बऱ्याच जणांना पसंती कळवली आहे. कृपया उद्या पुन्हा या',
  },
} as const
