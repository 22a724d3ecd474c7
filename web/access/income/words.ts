import { catalogue } from '#domain/words/catalogue.ts'

export const incomeWords = catalogue({
  ask: [(rupees: string) => `${rupees} a year?`, (rupees: string) => `वर्षाला ${rupees} का?`],
  is: [
    (rupees: string, lakh: string) => `${rupees} a year (${lakh})`,
    (rupees: string, lakh: string) => `वर्षाला ${rupees} (${lakh})`,
  ],
  yes: ['Yes', 'होय'],
})
