export const profileLimitSentence = {
  en: 'You have looked at many profiles today. Please come back tomorrow',
  mr: 'आज आपण बरीच स्थळे पाहिली आहेत. कृपया उद्या पुन्हा या',
} as const
