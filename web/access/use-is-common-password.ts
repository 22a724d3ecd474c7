import { useEffect, useState } from 'react'
import { minPasswordLength } from '#domain/limits.ts'

let list: Promise<ReadonlySet<string>> | undefined

/** Loaded at the first password, because most pages never need it. If it cannot be loaded, no password counts as common. */
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

/** Whether the password is one of the most common. */
export function useIsCommonPassword(password: string): boolean {
  const [common, setCommon] = useState('')
  useEffect(() => {
    if (password.length < minPasswordLength) return
    let isCurrent = true
    void commonPasswords().then(commonList => {
      if (isCurrent && commonList.has(password.toLowerCase())) setCommon(password)
    })
    return () => {
      isCurrent = false
    }
  }, [password])
  return password !== '' && common === password
}
