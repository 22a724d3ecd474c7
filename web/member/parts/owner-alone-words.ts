import { catalogue } from '#domain/words/catalogue.ts'

/** Said to others of the family in place of what `contract/owner-alone.ts` leaves to the registered owner. */
export const ownerAloneWords = catalogue({
  does: [
    'The person with whose number or email this profile is registered does this. Please ask them.',
    'ज्यांच्या नंबरने किंवा ई-मेलने हे स्थळ नोंदवले आहे त्यांनाच हे करता येते. कृपया त्यांना सांगा.',
  ],
})
