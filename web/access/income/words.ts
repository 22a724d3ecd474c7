import { catalogue } from '#domain/words/catalogue.ts'

export const incomeWords = catalogue({
  en: {
    ask: (rupees: string) => `${rupees} a year?`,
    is: (rupees: string, lakh: string) => `${rupees} a year (${lakh})`,
    yes: 'Yes',
  },
  mr: {
    ask: (rupees: string) => `वर्षाला ${rupees} का?`,
    is: (rupees: string, lakh: string) => `वर्षाला ${rupees} (${lakh})`,
    yes: 'होय',
  },
})
