import { useState } from 'react'
import { FooterLoginDialog } from './FooterLoginDialog.tsx'
import { ForgotDialog } from './ForgotDialog.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { OtpDialog } from './OtpDialog.tsx'
import type { AwaitedCode, Tab } from './otp.ts'
import { RegisterDialog } from './register/RegisterDialog.tsx'

interface Props {
  opened: 'login' | 'footer-login' | 'register'
  onClose: () => void
}

type Open =
  | { dialog: Props['opened'] }
  | { dialog: 'forgot'; tab: Tab; from: Props['opened'] }
  | { dialog: 'otp'; awaited: AwaitedCode }

/** Login, registration and their follow-ups, one dialog at a time. Opening the next closes the one before. */
export default function AccessDialogs({ opened, onClose }: Props) {
  const [open, setOpen] = useState<Open>({ dialog: opened })
  const register = () => setOpen({ dialog: 'register' })
  const awaitCode = (awaited: AwaitedCode) => setOpen({ dialog: 'otp', awaited })
  const forgot = (tab: Tab) => setOpen({ dialog: 'forgot', tab, from: opened })

  switch (open.dialog) {
    case 'login':
      return <LoginDialog onClose={onClose} onForgot={forgot} onRegister={register} onCodeAwaited={awaitCode} />
    case 'footer-login':
      return <FooterLoginDialog onClose={onClose} onForgot={forgot} onRegister={register} />
    case 'register':
      return <RegisterDialog onClose={onClose} onCodeAwaited={awaitCode} />
    case 'forgot':
      return (
        <ForgotDialog
          tab={open.tab}
          onClose={onClose}
          onBack={() => setOpen({ dialog: open.from })}
          onCodeAwaited={awaitCode}
        />
      )
    case 'otp':
      return <OtpDialog awaited={open.awaited} onClose={onClose} />
  }
}
