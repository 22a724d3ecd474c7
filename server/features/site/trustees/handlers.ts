import type { Db } from '#server/db/open.ts'
import { errorWords } from '#server/http/error-words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { nameTrustees } from './queries.ts'
import { type TellingTrustees, writeToTrustees } from './tell.ts'
import { saidTime, trusteeMessages, trusteesChangeLetter } from './words.ts'

export const trusteeHandlers = (dependencies: TellingTrustees & { db: Db }): HandlersOf<'nameTrustees'> => ({
  async nameTrustees({ input, language, now, inAct }) {
    // A refusal, and no 503: the site has no such channel, and will have none in a moment.
    if (!dependencies.channels.EMAIL) throw new Refusal('conflict', { sentence: errorWords.channel_closed })
    const addresses = [...new Set(input.addresses.map(address => address.toLowerCase()))]
    const next = await inAct(async trx => {
      const named = await nameTrustees(trx, addresses, now)
      // The first ones hear from the day's email.
      if (named.addresses !== addresses) {
        const next = named.next && { who: named.next.addresses.join(', '), from: saidTime(named.next.from) }
        const event = `trustees ${newId(now)}`
        const letter = { event, template: 'trustees_change' as const, ...trusteesChangeLetter(next) }
        await writeToTrustees(trx, dependencies, { addresses: named.addresses, ...letter }, now)
      }
      return { act: 'trustees_named', after: { trustees: addresses.join(', ') }, result: named.next }
    })
    const t = trusteeMessages(language)
    return { message: next ? t.waits : t.named }
  },
})
