export const pageLimitSentence = {
  en: 'You are going through the lists very fast. Please take a short break and come back',
  mr: 'तुम्ही याद्या फार वेगाने पाहत आहात. थोडी विश्रांती घेऊन पुन्हा या',
} as const
