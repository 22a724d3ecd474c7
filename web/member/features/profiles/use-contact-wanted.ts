import { useEffect, useState } from 'react'
import { takeFromAddress } from '#web/member/parts/address-parameter.ts'

/** Whether the family comes back from a payment for the contact of this profile. It is true for the first drawing alone. */
export function useContactWanted(): boolean {
  const [isWanted, setIsWanted] = useState(() => new URLSearchParams(location.search).get('contact') === 'open')
  useEffect(() => {
    takeFromAddress('contact')
    setIsWanted(false)
  }, [])
  return isWanted
}
