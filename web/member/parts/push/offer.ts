import type { Language } from '#domain/words/catalogue.ts'
import { tellFailure } from '#web/session/session.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { endPushOffer, mayOfferPush, switchPushOn } from './push.ts'
import { pushWords } from './words.ts'

/** Offers push messages for the answer, once and only in a browser that has not been asked. */
export function offerPush(language: Language): void {
  if (!mayOfferPush()) return
  endPushOffer()
  const { shallWeTell, tellMe } = pushWords(language)
  toast.offer(shallWeTell, { label: tellMe, act: () => void ring(language) })
}

async function ring(language: Language): Promise<void> {
  try {
    const message = await switchPushOn()
    if (message) toast.success(message)
    else toast.error(pushWords(language).refused)
  } catch (failure) {
    tellFailure(failure)
  }
}
