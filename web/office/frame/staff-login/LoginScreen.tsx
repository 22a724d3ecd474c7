import { useState } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { type SecondStep, SecondStepForm } from './SecondStepForm.tsx'
import { loginWords } from './words.ts'

/** Password first, then the code of the authenticator app or a passkey. */
export function LoginScreen() {
  const t = loginWords(useLanguage())
  const [asked, setAsked] = useState<SecondStep | null>(null)
  return asked === null ? (
    <PasswordForm title={t.title} onAsked={setAsked} />
  ) : (
    <SecondStepForm asked={asked} onRestart={() => setAsked(null)} />
  )
}
