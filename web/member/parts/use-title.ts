import { useEffect } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { useSiteNames } from '#web/ui/site-name.ts'

export function useTitle(words: string): void {
  const { name_en, name_mr } = useSiteNames()
  const title = `${words} · ${useLanguage() === 'mr' ? name_mr : name_en}`
  useEffect(() => {
    document.title = title
  }, [title])
}
