import { useState } from 'react'
import { canMakePasskey } from '#web/api/passkey.ts'
import { keys, read, write } from '#web/api/storage.ts'
import { takeReturnPath } from '#web/session/return-path.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import type { AwaitedCode, Tab } from './codes.ts'
import { ContactChange } from './contact-change/ContactChange.tsx'
import { FooterLoginDialog } from './FooterLoginDialog.tsx'
import { ForgotDialog } from './ForgotDialog.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { leaveTo } from './leave.ts'
import type { Credentials } from './log-in.ts'
import { OtpDialog } from './OtpDialog.tsx'
import { type OwnProfile, readOwnProfiles } from './profiles/own-profiles.ts'
import { ProfilesLoader } from './profiles/ProfilesLoader.tsx'
import { RegisterDialog } from './sign-up/RegisterDialog.tsx'
import type { RegistrationForm } from './sign-up/registration.ts'
import { accessWords } from './words.ts'

interface Props {
  opened: 'login' | 'footer-login' | 'register' | 'forgot' | 'profiles'
  onClose: () => void
}

type Open =
  | { dialog: 'login'; initial?: Partial<Credentials> }
  | { dialog: 'footer-login' }
  | { dialog: 'profiles'; profiles?: readonly OwnProfile[] }
  | { dialog: 'register'; corrected?: Sent; another?: RegistrationForm }
  | { dialog: 'forgot'; tab: Tab; from: 'login' | 'footer-login' }
  | { dialog: 'contact'; missing: Tab; password?: string }
  | { dialog: 'otp'; awaited: AwaitedCode; sent?: RegistrationForm; backTo?: 'login' | 'footer-login' }
/** A registration that was sent, and the code it waits for. */
interface Sent {
  form: RegistrationForm
  awaited: AwaitedCode
}

/** Login, registration and what follows them, one dialog at a time. Opening the next closes the one before. */
export default function AccessDialogs({ opened, onClose }: Props) {
  const [open, setOpen] = useState<Open>(() =>
    opened === 'forgot' ? { dialog: opened, tab: 'mobile', from: 'login' } : { dialog: opened },
  )
  const register = () => setOpen({ dialog: 'register' })
  const words = accessWords(useLanguage())
  const goOn = () => leaveTo(takeReturnPath())
  /** Once in a browser whose device could log in by itself next time. */
  const offerPasskey = async () => {
    if (read(keys.passkeyOffered) !== null || !(await canMakePasskey())) return
    write(keys.passkeyOffered, 'ended')
    toast.afterNavigation('offer', words.passkeyOffer, {
      label: words.passkeyAdd,
      href: '/my-settings?tab=passkeys',
    })
  }
  /** Asks a person with several profiles which one to open. */
  const enter = async () => {
    await offerPasskey()
    const profiles = await readOwnProfiles()
    if (profiles.length > 1) setOpen({ dialog: 'profiles', profiles })
    else await goOn()
  }
  const awaitCode = (awaited: AwaitedCode) => setOpen({ dialog: 'otp', awaited })
  const awaitLoginCode = (backTo: 'login' | 'footer-login') => (awaited: AwaitedCode) =>
    setOpen({ dialog: 'otp', awaited, backTo })
  const askContact = (missing: Tab, password?: string) =>
    setOpen({ dialog: 'contact', missing, ...(password !== undefined && { password }) })
  const forgot = (from: 'login' | 'footer-login') => (tab: Tab) => setOpen({ dialog: 'forgot', tab, from })

  switch (open.dialog) {
    case 'login':
      return (
        <LoginDialog
          initial={open.initial}
          onClose={onClose}
          onForgot={forgot('login')}
          onRegister={register}
          onCodeAwaited={awaitLoginCode('login')}
          onContactMissing={askContact}
          onEntered={enter}
        />
      )
    case 'footer-login':
      return (
        <FooterLoginDialog
          onClose={onClose}
          onForgot={forgot('footer-login')}
          onRegister={register}
          onCodeAwaited={awaitLoginCode('footer-login')}
          onContactMissing={askContact}
          onEntered={enter}
        />
      )
    case 'profiles':
      return (
        <ProfilesLoader
          profiles={open.profiles}
          onStay={open.profiles ? () => void goOn() : onClose}
          onAnother={another => setOpen({ dialog: 'register', another })}
        />
      )
    case 'contact':
      return (
        <ContactChange
          isMissing
          kind={open.missing}
          {...(open.password !== undefined && { password: open.password })}
          onChanged={message => {
            toast.afterNavigation('success', message)
            void goOn()
          }}
          onClose={() => void goOn()}
        />
      )
    case 'register': {
      const { corrected, another } = open
      return (
        <RegisterDialog
          corrected={corrected?.form}
          another={another}
          onClose={
            corrected ? () => setOpen({ dialog: 'otp', awaited: corrected.awaited, sent: corrected.form }) : onClose
          }
          onCodeAwaited={(awaited, sent) => setOpen({ dialog: 'otp', awaited, sent })}
          onLogIn={({ mobile, country }) => setOpen({ dialog: 'login', initial: { tab: 'mobile', mobile, country } })}
        />
      )
    }
    case 'forgot':
      return (
        <ForgotDialog
          tab={open.tab}
          onClose={onClose}
          onBack={() => setOpen({ dialog: open.from })}
          onCodeAwaited={awaitCode}
        />
      )
    case 'otp': {
      const { awaited, sent, backTo } = open
      const { tab, contact, country } = awaited
      const initial: Partial<Credentials> = { tab, country, [tab]: contact }
      const back =
        awaited.mode === 'login'
          ? () => setOpen(backTo === 'footer-login' ? { dialog: backTo } : { dialog: 'login', initial })
          : undefined
      const correct = sent && (() => setOpen({ dialog: 'register', corrected: { form: sent, awaited } }))
      return (
        <OtpDialog
          awaited={awaited}
          onCorrect={correct}
          onBack={back}
          onContactMissing={askContact}
          onEntered={enter}
          onClose={onClose}
        />
      )
    }
  }
}
