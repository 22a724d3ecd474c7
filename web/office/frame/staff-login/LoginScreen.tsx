import { useState } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { AppCodeForm } from './AppCodeForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { loginWords } from './words.ts'

/** Password first, then the code of the authenticator app. */
export function LoginScreen() {
  const t = loginWords(useLanguage())
  const [ticket, setTicket] = useState<string | null>(null)
  return ticket === null ? (
    <PasswordForm title={t.title} onTicket={setTicket} />
  ) : (
    <AppCodeForm ticket={ticket} onRestart={() => setTicket(null)} />
  )
}
