export const lookingSentences = {
  profiles: {
    en: 'You have looked at many profiles today. Please come back tomorrow',
    mr: 'आज आपण बरीच स्थळे पाहिली आहेत. कृपया उद्या पुन्हा या',
  },
  pages: {
    en: 'You are going through the lists very fast. Please take a short break and come back',
    mr: 'आपण याद्या फार वेगाने पाहत आहात. थोडी विश्रांती घेऊन पुन्हा या',
  },
} as const
