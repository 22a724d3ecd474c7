import { useEffect, useEffectEvent } from 'react'
import { call } from '#web/api/client.ts'
import { wordLoginFailure } from '#web/api/failures.ts'
import { hasPasskeys, signByPasskey } from '#web/api/passkey.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import type { Tab } from './codes.ts'
import { logInByPasskey } from './log-in.ts'

/** Below a field that says so, browsers offer passkeys beside the names that they know. */
export const asUserName = 'username webauthn'

interface Entering {
  onEntered: () => Promise<void>
  onContactMissing: (missing: Tab) => void
}

/** Offers the passkeys of this phone below the field of a login form, for as long as the form is open. */
export function usePasskeyLogin({ onEntered, onContactMissing }: Entering): void {
  const language = useLanguage()
  /** Resolves to whether to ask again: a question is used up by a refused answer, and the next choice needs another. */
  const enter = useEffectEvent(async (belowField: AbortSignal): Promise<boolean> => {
    const question = await call('POST /login/passkey/begin', {}).catch(() => null)
    if (question?.host !== location.hostname || belowField.aborted) return false
    const signed = await signByPasskey(question, { belowField })
    if (!signed) return false
    try {
      const missing = await logInByPasskey(signed)
      if (missing) onContactMissing(missing)
      else await onEntered()
      return false
    } catch (failure) {
      toast.error(wordLoginFailure(language, failure))
      return !belowField.aborted
    }
  })
  useEffect(() => {
    const closed = new AbortController()
    const begin = async () => {
      if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      let isWanted = !closed.signal.aborted
      while (isWanted) isWanted = await enter(closed.signal)
    }
    void begin()
    return () => closed.abort()
  }, [])
}
