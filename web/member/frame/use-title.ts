import { useEffect } from 'react'
import { useLanguage } from '#web/ui/language.ts'

const product = { en: 'Saptapadi', mr: 'सप्तपदी' } as const

export function useTitle(words: string): void {
  const title = `${words} · ${product[useLanguage()]}`
  useEffect(() => {
    document.title = title
  }, [title])
}
