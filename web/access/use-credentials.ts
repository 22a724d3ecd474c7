import { useEffect, useState } from 'react'
import { keys, read } from '#web/api/storage.ts'
import type { Tab } from './codes.ts'
import { homeCountry } from './countries.ts'
import type { Credentials } from './log-in.ts'
import { remembered } from './remembered.ts'

/** The tab that was used last, or the one whose value Remember Me stored; mobile if there is neither. */
function firstTab(): Tab {
  if (read(keys.tab) === 'email') return 'email'
  return read(keys.rememberedEmail) && !read(keys.rememberedMobile) ? 'email' : 'mobile'
}

const blank = { email: '', mobile: '', country: homeCountry, password: '' }

/** The values of the login form, filled from another dialog or from Remember Me. */
export function useCredentials(initial?: Partial<Credentials>) {
  const [credentials, setCredentials] = useState<Credentials>(() => ({ tab: firstTab(), ...blank, ...initial }))
  const [rememberMe, setRememberMe] = useState(false)
  const set = (change: Partial<Credentials>) => setCredentials(now => ({ ...now, ...change }))

  useEffect(() => {
    let gone = false
    void remembered().then(login => {
      if (gone || !login) return
      setRememberMe(true)
      // Decryption takes a moment, and it must not overwrite what was typed meanwhile.
      setCredentials(now => (now.email || now.mobile || now.password ? now : { ...now, ...login }))
    })
    return () => {
      gone = true
    }
  }, [])

  return { credentials, set, rememberMe, setRememberMe }
}
