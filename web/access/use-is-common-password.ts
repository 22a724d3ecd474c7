import { useEffect, useState } from 'react'
import { minPasswordLength } from '#domain/limits.ts'

let list: Promise<ReadonlySet<string>> | undefined

/** Loaded at the first password, because most pages never need it. Where it does not arrive, nothing is said. */
const commonPasswords = () => {
  list ??= import('../../domain/access/common-passwords.txt?raw').then(
    ({ default: text }) => new Set(text.split('\n')),
    () => {
      list = undefined
      return new Set<string>()
    },
  )
  return list
}

/** Whether many others have this password too. */
export function useIsCommonPassword(password: string): boolean {
  const [common, setCommon] = useState('')
  useEffect(() => {
    if (password.length < minPasswordLength) return
    let isCurrent = true
    void commonPasswords().then(known => {
      if (isCurrent && known.has(password.toLowerCase())) setCommon(password)
    })
    return () => {
      isCurrent = false
    }
  }, [password])
  return password !== '' && common === password
}
