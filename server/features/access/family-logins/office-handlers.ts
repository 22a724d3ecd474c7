import { stopListener } from '#server/features/telling/deliveries/listeners.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readListeners } from './queries.ts'
import { familyMessages } from './words.ts'

/** What staff do for the people of a family who call. */
export function officeFamilyHandlers(): HandlersOf<'stopFamilyListener'> {
  return {
    async stopFamilyListener({ input: { uuid: memberId, listener, reason }, language, inAct }) {
      await inAct(async trx => {
        if (!(await readListeners(trx, memberId)).some(({ id }) => id === listener)) throw new Refusal('not_found')
        await stopListener(trx, listener)
        return { act: 'listener_stopped', memberId, reason }
      })
      return { message: familyMessages(language).listenerRemoved }
    },
  }
}
